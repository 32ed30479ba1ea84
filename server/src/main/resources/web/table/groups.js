/** Units of several hexes in hand at once: where all can go, and how they are sent there, stack by stack. */
import { unitOf } from './kit.js';

/** The units by the hex they stand in; those off the map one by one. */
export function groupsOf(view, units) {
  const groups = new Map();
  for (const id of units) {
    const hex = unitOf(view, id)?.hex;
    const key = hex ?? `off ${id}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()];
}

/** The hexes every group can reach, at the dearest price; each with the move of each group. */
export function common(answers) {
  const modes = [...new Set(answers[0].options.moves.map(move => move.mode))].filter(mode =>
    answers.every(({ options }) => options.moves.some(move => move.mode === mode)),
  );
  const moves = [];
  for (const mode of modes) {
    const maps = answers.map(({ options }) => new Map(options.moves.filter(move => move.mode === mode).map(move => [move.hex, move])));
    for (const [hex, move] of maps[0]) {
      const all = maps.map(map => map.get(hex));
      if (all.some(one => !one)) continue;
      moves.push({
        hex,
        mode,
        path: move.path,
        cost: Math.max(...all.map(one => one.cost ?? 0)),
        stops: all.some(one => one.stops),
        each: all.map((one, i) => ({ units: answers[i].units, path: one.path, mode })),
      });
    }
  }
  const objection = moves.length ? null : answers.find(({ options }) => options.objection && !options.moves.length)?.options.objection;
  return { moves, overruns: [], attacks: [], others: [], modes, objection };
}
