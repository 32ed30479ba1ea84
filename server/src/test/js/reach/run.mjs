/** Matches of one game played by clicks, and their table. */
import { exceptions } from './exceptions.mjs';
import { Robot } from './robot.mjs';

const TRIED = { each: 6, often: 6, perPhase: 5, offMap: 12 };

/** Plays matches one after the other until they or the seconds are over. */
export async function reach({ game, scenario, games = '1', orders = '5000', seconds = '600', seed = '1', records = [] }) {
  const until = Date.now() + 1000 * Number(seconds);
  const types = {};
  const faults = new Map();
  const matches = [];
  const offMap = { listed: 0, reached: 0 };
  const plays = [...records, ...Array.from({ length: Number(games) }, () => null)];
  for (const [i, record] of plays.entries()) {
    if (Date.now() >= until) break;
    const share = Date.now() + (until - Date.now()) / (plays.length - i);
    const robot = new Robot({ ...TRIED, game, scenario, seed: Number(seed) + i, most: Number(orders), until: share });
    matches.push(await robot.play(record));
    for (const [type, row] of robot.types) {
      types[type] ??= { positions: 0, listed: 0, tried: 0, reached: 0, given: 0, forms: {} };
      const { forms, ...counts } = row;
      for (const [what, n] of Object.entries(counts)) types[type][what] += n;
      for (const [form, n] of Object.entries(forms)) types[type].forms[form] = (types[type].forms[form] ?? 0) + n;
    }
    for (const [kind, fault] of robot.faults) {
      if (faults.has(kind)) faults.get(kind).times += fault.times;
      else faults.set(kind, fault);
    }
    for (const what of Object.keys(offMap)) offMap[what] += robot.offMap[what];
  }
  return { game, matches, types, offMap, faults: [...faults.values()].filter(fault => !excused(game, fault)) };
}

const excused = (game, { type, why }) => exceptions.some(one => one.game === game && one.type === type && one.says.test(why));

export function report({ game, matches, types, offMap, faults }) {
  const rows = Object.entries(types).sort(([a], [b]) => (a < b ? -1 : 1));
  const line = (name, ...cells) => `${name.padEnd(20)}${cells.map(cell => String(cell).padStart(11)).join('')}`;
  return `${[
    `${game}: ${matches.length} matches, ${matches.filter(match => match.over).length} to the end, ${matches.reduce((sum, match) => sum + match.orders, 0)} orders`,
    line('order', 'positions', 'listed', 'tried', 'reached', 'given'),
    ...rows.map(([type, row]) => line(type, row.positions, row.listed, row.tried, row.reached, row.given)),
    `units off the map: ${offMap.listed} with a legal order, ${offMap.reached} reached`,
    ...faults.map(fault => `OUT OF REACH ${fault.times}x ${fault.type}: ${fault.why}\n  ${JSON.stringify(fault.order)}\n  ${fault.where}`),
  ].join('\n')}\n`;
}
