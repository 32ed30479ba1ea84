/** One's own matches: their tokens live in this browser and nowhere else. */
const KEY = 'stavka.matches';

export function mine() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? [];
  } catch {
    return [];
  }
}

function write(matches) {
  try {
    localStorage.setItem(KEY, JSON.stringify(matches));
  } catch {
    // Without storage the links still work.
  }
}

/**
 * Keeps a match, or adds tokens to one that is kept.
 *
 * @param {{id: string, game?: string, scenario?: string, tokens: Record<string, string>, seat?: string}} match its tokens are by seat: axis,
 *   soviet, both, spectator
 */
export function keepMatch({ id, game, scenario, tokens, seat }) {
  const others = mine().filter(match => match.id !== id);
  const before = mine().find(match => match.id === id);
  write(
    [
      {
        id,
        game: game ?? before?.game,
        scenario: scenario ?? before?.scenario,
        seat: seat ?? before?.seat,
        away: before?.away ?? false,
        tokens: { ...before?.tokens, ...tokens },
      },
      ...others,
    ].slice(0, 200),
  );
}

export function forget(id) {
  write(mine().filter(match => match.id !== id));
}

/** Puts a match out of sight, or takes it back. */
export function putAway(id, away) {
  write(mine().map(match => (match.id === id ? { ...match, away } : match)));
}

export const keptMatch = id => mine().find(match => match.id === id);

export const tokenOf = match =>
  match.tokens[match.seat] ?? match.tokens.both ?? match.tokens.soviet ?? match.tokens.axis ?? match.tokens.spectator;

export const linkTo = (id, token) => `${location.origin}/m/${id}#${token}`;

export function remember(key, value) {
  try {
    if (value === undefined) return JSON.parse(localStorage.getItem(`stavka.${key}`));
    if (value === null) localStorage.removeItem(`stavka.${key}`);
    else localStorage.setItem(`stavka.${key}`, JSON.stringify(value));
  } catch {
    // See write().
  }
  return value ?? null;
}
