/** What the lobby knows, and the ways from it to a table. */
import { createStore } from '../page/ui.js';
import { games, matches } from '../page/api.js';
import { keepMatch, mine, remember, tokenOf } from '../page/keep.js';
import { makeSecret } from './secrets.js';

export const store = createStore({ games: null, fault: null, rows: null, busy: false });

export async function load() {
  try {
    store.set({ games: await games.all(), fault: null });
    await refresh();
  } catch (problem) {
    store.set({ fault: problem });
  }
}

/** Asks for the state of every match one holds a token of. */
export async function refresh() {
  const kept = mine();
  if (!kept.length) return store.set({ rows: [] });
  const answers = await matches.lobby(kept.map(tokenOf));
  const rows = kept.map((match, i) => ({
    kept: match,
    now: answers.find(answer => (answer.token ?? answer.index) === i || answer.id === match.id) ?? null,
  }));
  return store.set({ rows });
}

/**
 * Makes a match and goes to its table.
 *
 * @param {{game: string, scenario: string, axis: string, soviet: string, hotSeat?: boolean, seat?: string, options?: Record<string, number>}} plan
 */
export async function start({ game, scenario, axis, soviet, hotSeat, seat: mySeat, options = {} }, { tour = false } = {}) {
  if (store.get().busy) return;
  store.set({ busy: true, fault: null });
  try {
    const friend = !hotSeat && soviet === 'human' && axis === 'human';
    const own = friend ? await makeSecret() : null;
    const made = await matches.create({
      game,
      scenario,
      axis,
      soviet,
      ...(hotSeat ? { hotSeat: true } : {}),
      ...(Object.keys(options).length ? { options } : {}),
      ...(friend ? { seat: mySeat, name: remember('name') ?? '' } : {}),
      ...(own ? { secretDigest: own.digest } : {}),
    });
    const { tokens } = made;
    const seat = ['both', 'soviet', 'axis', 'spectator'].find(one => tokens[one]);
    keepMatch({ id: made.id, game, scenario, seat, tokens });
    if (own) remember(`secret.${made.id}`, own.secret);
    if (made.invitation) remember(`invitation.${made.id}`, made.invitation);
    if (tour) remember(`tour.${made.id}`, 0);
    if (friend) remember(`share.${made.id}`, true);
    location.assign(`/m/${made.id}#${tokens[seat]}`);
  } catch (problem) {
    store.set({ busy: false, fault: problem });
  }
}

export async function importRecord(file) {
  store.set({ busy: true, fault: null, refused: null });
  try {
    const made = await matches.load(await file.text());
    const seat = made.tokens.both ? 'both' : 'spectator';
    keepMatch({ id: made.id, seat, tokens: made.tokens });
    location.assign(`/m/${made.id}#${made.tokens[seat]}`);
  } catch (problem) {
    store.set({ busy: false, refused: { file: file.name, problem } });
  }
}

/** The bot a newcomer meets: the one the game names, else the strongest. */
export const botOf = game => (game.bots.includes(game.opponent) ? game.opponent : game.bots.at(-1));
