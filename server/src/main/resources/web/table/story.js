/** What happened in a stretch of orders, told as one would tell it: battles and who paid, ground and points, arrivals. */
import { eventHex } from './text.js';

const PAID = new Set(['step-lost', 'eliminated', 'retreated', 'advanced', 'revealed']);

/**
 * @param entries the orders
 * @param before the view before them
 * @param now the view after them
 */
export function storyOf({ book }, entries, before, now) {
  const battles = [];
  const scored = [];
  const steps = { axis: 0, soviet: 0 };
  const gone = { axis: [], soviet: [] };
  for (const entry of entries) {
    for (const event of entry.events) {
      if (event.type === 'fought')
        battles.push({ number: battles.length + 1, n: entry.n, turn: entry.turn, fought: event, hex: eventHex(event), paid: [] });
      else if (PAID.has(event.type) && battles.length && entry.n - battles.at(-1).n < 14) battles.at(-1).paid.push({ ...event, by: entry });
      if (event.type === 'step-lost') steps[book.side(event.unit)]++;
      if (event.type === 'eliminated') gone[book.side(event.unit)]?.push({ unit: event.unit, n: entry.n });
      if (event.type === 'scored') scored.push({ ...event, n: entry.n });
    }
  }
  return {
    from: (entries[0]?.n ?? 1) - 1,
    to: entries.at(-1)?.n ?? 0,
    turn: entries.at(-1)?.turn ?? 0,
    side: entries.find(entry => entry.side)?.side,
    battles,
    scored,
    steps,
    gone,
    points: { axis: now.points.axis - before.points.axis, soviet: now.points.soviet - before.points.soviet },
    places: takenPlaces(before, now),
    arrived: arrivals(book, before, now),
  };
}

/** Marks of a side that lie now where there lay another's before. */
function takenPlaces(before, now) {
  const owner = view =>
    new Map(
      view.hexMarks
        .filter(mark => /^(axis|soviet)-/.test(mark.mark) && mark.value)
        .map(mark => [`${mark.hex} ${mark.mark.replace(/^(axis|soviet)-/, '')}`, mark]),
    );
  const old = owner(before);
  const taken = [];
  for (const [key, mark] of owner(now)) {
    const was = old.get(key);
    if (was && was.mark !== mark.mark) taken.push({ hex: mark.hex, side: mark.mark.startsWith('axis') ? 'axis' : 'soviet' });
  }
  return taken;
}

/** Units on the map that were not there before, by side. */
function arrivals(book, before, now) {
  const there = new Set(before.units.map(unit => unit.id));
  const fresh = now.units.filter(unit => !there.has(unit.id) && !book.isMarker(unit.id));
  return ['axis', 'soviet']
    .map(side => ({ side, units: fresh.filter(unit => book.side(unit.id) === side) }))
    .filter(({ units }) => units.length);
}

/** Whether it is worth a page: a battle, a loss, an arrival or a point. */
export const worthTelling = story =>
  story.battles.length > 0 || story.gone.axis.length + story.gone.soviet.length > 0 || story.arrived.length > 0 || story.scored.length > 0;
