/** What a stretch of orders left on the map: ways, ghosts where units stood, bursts where they were lost, numbers of battles. */
const JOURNEYS = new Set(['moved', 'retreated', 'advanced']);

/**
 * @param {any[]} entries
 * @param {(unit: string) => string|undefined} where the hex of a unit before the stretch, or undefined
 * @returns lines, ghosts and numbers as the board's overlay of moves takes them
 */
export function trailsOf(entries, where = () => undefined) {
  const lines = [];
  const ghosts = [];
  const numbers = [];
  const at = new Map();
  const place = unit => at.get(unit) ?? where(unit);
  let battles = 0;
  for (const entry of entries) {
    for (const event of entry.events) {
      if (JOURNEYS.has(event.type) && event.path?.length) {
        const units = event.units ?? [event.unit];
        const from = event.from ?? place(units[0]);
        lines.push({ units, hexes: [from, ...event.path].filter(Boolean), ok: true, n: entry.n });
        if (from) for (const unit of units) if (!at.has(unit)) ghosts.push({ hex: from, id: unit });
        for (const unit of units) at.set(unit, event.path.at(-1));
      } else if (event.type === 'placed' && event.hex) {
        for (const unit of event.units ?? [event.unit]) at.set(unit, event.hex);
      } else if (event.type === 'fought') {
        numbers.push({ hex: event.report.targets[0], n: ++battles });
      } else if (event.type === 'eliminated') {
        const hex = place(event.unit);
        if (hex) ghosts.push({ hex, id: event.unit, lost: true });
      }
    }
  }
  return { hexes: [], lines, ghosts, numbers };
}

/** Every hex a stretch of orders touched, for the camera. */
export function hexesOf(entry) {
  return entry.events
    .flatMap(event => [...(event.report?.targets ?? []), ...(event.path?.length ? [event.from, ...event.path] : []), event.hex])
    .filter(Boolean);
}

/** The last stretches of orders, one of each side: what the enemy did in his turn, and oneself before. */
export function lastTurns(history, book) {
  const sideOf = entry => book.phase(entry.phase)?.side ?? entry.side;
  const seen = new Set();
  let from = history.length;
  let side = null;
  for (let i = history.length - 1; i >= 0; i--) {
    const here = sideOf(history[i]);
    if (here !== side) {
      if (seen.size === 2 || (seen.has(here) && seen.size > 1)) break;
      seen.add(here);
      side = here;
    }
    from = i;
  }
  return history.slice(from);
}
