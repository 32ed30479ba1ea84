/** What the enemy could bring against a hex next turn, from what can be seen: who comes near enough, and the printed strengths. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t, list, percent } from '../page/i18n.js';
import { Counter, HexLink } from './bits.js';
import { dash, resultKind } from './text.js';
import { unitsAt } from './kit.js';

const REACH = 16;
const HEXES = 6;
const STACK = 3;

/** Asks which enemies reach a hex beside this one; the strongest that fit round it are his best attack. */
async function worst({ session, board }, hex) {
  const { view, book } = session.get();
  const { grid } = board;
  const here = grid.hex(hex);
  const own = unitsAt(view, hex);
  const side = book.side(own[0]?.id);
  const beside = new Set([0, 1, 2, 3, 4, 5].map(way => grid.name(grid.neighbour(here, way))).filter(Boolean));
  const near = view.units.filter(unit => book.side(unit.id) !== side && book.fights(unit.id) && grid.distance(grid.hex(unit.hex), here) <= Math.min(REACH, (unit.movement ?? 8) + 1));
  const able = await Promise.all(
    near.map(async unit => {
      if (beside.has(unit.hex)) return { unit, by: unit.hex };
      const { hexes } = await session.api.overlay('threat', unit.id);
      const by = hexes.find(spot => beside.has(spot.hex))?.hex;
      return by ? { unit, by } : null;
    }),
  );
  const free = [...beside].filter(name => !unitsAt(view, name).some(unit => book.side(unit.id) === side)).length;
  const most = Math.min(HEXES, free) * STACK;
  const come = able.filter(Boolean).sort((a, b) => (b.unit.attack ?? 0) - (a.unit.attack ?? 0)).slice(0, most);
  const attack = come.reduce((sum, one) => sum + (one.unit.attack ?? 0), 0);
  const defence = own.reduce((sum, unit) => sum + (unit.defence ?? 0), 0);
  return { hex, come, attack, defence, unknown: own.some(unit => unit.defence === null) || come.some(one => one.unit.attack === null), ...odds(book.kit.combatTable, attack, defence) };
}

/** The column of the table for two sums, before terrain and shifts, with the chance that the defender pays. */
export function odds({ columns, rows }, attack, defence) {
  if (!attack || !defence) return { column: null, chance: 0 };
  const value = name => {
    const [a, b] = name.split('-').map(Number);
    return a / b;
  };
  const ratio = attack / defence;
  const at = columns.findLastIndex(name => ratio >= value(name));
  const column = columns[Math.max(0, at)];
  const pays = rows.filter(row => ['good', 'mixed', 'even'].includes(resultKind(row[Math.max(0, at)]))).length / rows.length;
  return { column, chance: pays };
}

export function Danger({ table }) {
  const { session } = table;
  const { hex, view, book, danger } = useStore(session.store);
  const [found, setFound] = useState(null);
  const at = danger ?? hex;
  useEffect(() => {
    let wanted = true;
    setFound(null);
    if (at && unitsAt(view, at).length) worst(table, at).then(one => wanted && setFound(one), problem => session.report(problem));
    return () => (wanted = false);
  }, [at, view.orders]);
  if (!at || !unitsAt(view, at).length) return html`<p class="empty">${t('dangerPick')}</p>`;
  if (!found) return html`<p class="lede">${t('loading')}</p>`;
  return html`<p>${t('dangerAt')} <${HexLink} table=${table} hex=${at} />: ${unitsAt(view, at).map(unit => book.short(unit.id)).join(', ')}</p>
    ${found.come.length ? html`<div class="duel"><div class="ranks">${found.come.slice(0, 10).map(({ unit, by }) => html`<span key=${unit.id} class="pick" title=${`${book.name(unit.id)} ${unit.hex} › ${by}`}><${Counter} table=${table} id=${unit.id} size=${36} /><small>${unit.attack ?? '?'}</small></span>`)}</div><p class="sums"><b>${found.attack}${found.unknown ? ' + ?' : ''} : ${found.defence}</b><small>${found.column ? dash(found.column) : ''}</small></p></div>
      <p>${t('dangerWays', { who: list(found.come.slice(0, 5).map(({ unit, by }) => (by === unit.hex ? `${book.short(unit.id)} ${unit.hex}` : `${book.short(unit.id)} ${unit.hex} › ${by}`))) })}</p>
      ${found.column && html`<p><b>${t('dangerOdds', { column: dash(found.column), chance: percent(found.chance) })}</b></p>`}<p class="fine">${t('dangerFine')}</p>` : html`<p>${t('dangerNone')}</p>`}`;
}
