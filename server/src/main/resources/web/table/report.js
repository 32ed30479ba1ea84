/** How a combat stands: both tallies line by line, the odds, the ladder of columns and every shift, each with its rule. */
import { html } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Chip } from '../page/icons.js';
import { Ref } from './bits.js';
import { dash } from './text.js';

export function Report({ table, report, columns }) {
  const { session } = table;
  const { book } = session.get();
  const side = book.side(report.attackers[0]) ?? 'soviet';
  const other = side === 'axis' ? 'soviet' : 'axis';
  const unknown = report.attack.unknown + report.defence.unknown;
  return html`<div class="tally">
      <${Tally} table=${table} side=${side} title=${t('attack')} tally=${report.attack} />
      <div><${Tally} table=${table} side=${other} title=${t('defence')} tally=${report.defence} />
        <p class="odds"><b>${sum(report.attack)} : ${sum(report.defence)}</b> ${unknown ? t('oddsOpen') : html`${t('gives')} <b>${dash(report.odds)}</b>`} <${Ref} session=${session} rule=${book.cites('odds')} /></p></div>
    </div>
    <${Ladder} table=${table} report=${report} columns=${columns} />
    <${Shifts} table=${table} report=${report} />`;
}

/** Every shift and change of the die, with its rule. */
export function Shifts({ table, report }) {
  const { session } = table;
  const { book } = session.get();
  if (!report.shifts.length && !report.dieChanges.length) return null;
  return html`<ul class="shifts">
      ${report.shifts.map((shift, i) => html`<li key=${i}><b>${signed(shift.amount)}</b><span>${book.word(shift.code)} <${Ref} session=${session} rule=${shift.rule} /></span></li>`)}
      ${report.dieChanges.map((change, i) => html`<li key=${`d${i}`}><b>${signed(change.amount)}</b><span>${t('onDie')}${t('colon')} ${book.word(change.code)} <${Ref} session=${session} rule=${change.rule} /></span></li>`)}
    </ul>`;
}

/** "22", or "5 + ?" while someone's strength is not known. */
const sum = ({ total, unknown }) => (unknown ? (total ? `${total} + ?` : '?') : total);

const signed = amount => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '±0');

function Tally({ table, side, title, tally }) {
  const { session } = table;
  const { book } = session.get();
  let unit;
  return html`<table><caption class="unseen">${title}</caption><tbody>
    <tr><th colspan="2"><${Chip} side=${side} />${title}</th></tr>
    ${tally.lines.map((line, i) => {
      const first = i === 0 || line.unit !== unit || line.code === 'base' || line.code === 'untried';
      unit = line.unit;
      if (first) {
        const untried = line.code === 'untried';
        return html`<tr key=${i}><td>${line.unit ? book.short(line.unit) : book.word(line.code)}${untried && html` <${Ref} session=${session} rule=${line.rule} />`}</td><td>${untried ? '?' : line.value}</td></tr>`;
      }
      return html`<tr key=${i} class="change"><td>${book.word(line.code)} <${Ref} session=${session} rule=${line.rule} /></td><td>${line.value}</td></tr>`;
    })}
    <tr class="sum"><td>${t('total')}</td><td>${sum(tally)}</td></tr>
  </tbody></table>`;
}

const WIDE = 352;

/** The columns of the table with the way of the marker; where dice are still open, how likely each column is. */
export function Ladder({ table, report, columns }) {
  const names = table.session.get().book.kit.combatTable.columns;
  const cell = WIDE / names.length;
  const start = names.indexOf(report.odds);
  const end = names.indexOf(report.column);
  const hold = i => Math.max(0, Math.min(names.length - 1, i));
  let at = start;
  const arcs = (start < 0 ? [] : report.shifts.filter(shift => shift.amount))
    .map(shift => {
      const arc = { from: hold(at), to: hold(at + shift.amount), amount: shift.amount };
      at += shift.amount;
      return arc;
    })
    .filter(arc => arc.from !== arc.to);
  const open = (columns?.length ?? 0) > 1;
  const chance = new Map((columns ?? []).map(({ column, chance: share }) => [column, share]));
  const most = Math.max(0.0001, ...chance.values());
  const x = i => (i + 0.5) * cell;
  const top = arcs.length ? 0 : 20;
  return html`<svg class="ladder" viewBox=${`0 ${top} ${WIDE} ${(open ? 58 : 44) - top}`} role="img" aria-label=${t('ladder', { from: dash(report.odds), to: dash(report.column) })}>
    ${arcs.map(({ from, to, amount }, i) => {
      const middle = (x(from) + x(to)) / 2;
      return html`<g key=${i} class="arc"><path d=${`M${x(from)} 20C${x(from)} 9 ${x(to) - Math.sign(to - from) * 3} 9 ${x(to)} 18`} /><path class="tip" d=${`M${x(to)} 21l-3 -5h6z`} /><text x=${middle} y="8">${signed(amount)}</text></g>`;
    })}
    ${names.map((name, i) => {
      const share = chance.get(name) ?? 0;
      const kind = !open && i === end ? 'end' : i === start ? 'start' : open ? (share ? 'open' : '') : between(i, start, end) ? 'way' : '';
      return html`<g key=${name} class=${`rung ${kind}`}>
        <rect x=${i * cell + 1} y="22" width=${cell - 2} height="20" rx="4" fill-opacity=${open && share ? 0.25 + (0.75 * share) / most : null} />
        <text x=${x(i)} y="36">${dash(name)}</text>
        ${open && share > 0 && html`<text class="share" x=${x(i)} y="54">${Math.round(share * 100)}%</text>`}</g>`;
    })}
  </svg>`;
}

const between = (i, a, b) => i > Math.min(a, b) && i < Math.max(a, b);
