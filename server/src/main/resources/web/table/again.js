/** A new match of the same scenario, with the sides changed if one likes. */
import { matches } from '../page/api.js';
import { keepMatch } from '../page/keep.js';

export async function again(session, match, swapped) {
  const { axis, soviet } = match.players;
  const both = match.seat === 'both';
  const players = both ? { axis: 'human', soviet: 'human', hotSeat: true } : swapped ? { axis: soviet, soviet: axis } : { axis, soviet };
  try {
    const { id, tokens } = await matches.create({ game: match.game, scenario: match.scenario, ...players });
    const seat = tokens.both ? 'both' : tokens.soviet && players.soviet === 'human' ? 'soviet' : tokens.axis ? 'axis' : 'spectator';
    keepMatch({ id, game: match.game, scenario: match.scenario, seat, tokens });
    location.assign(`/m/${id}#${tokens[seat]}`);
  } catch (problem) {
    session.report(problem);
  }
}
