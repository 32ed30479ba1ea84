/** The exact chance of each result, as bars; while the column is open, also for each column by itself. */
import { html, useState } from '../page/ui.js';
import { t, percent } from '../page/i18n.js';
import { Ref } from './bits.js';
import { readerOf, resultKind, resultText, suffering } from './telling.js';
import { dash } from './text.js';

/** With more results than these, those rarer than this share one line. */
const MOST = 6;
const RARE = 0.02;

export function Chances({ table, outcomes, columns, report, hit, reader }) {
  const { book } = table.session.get();
  const [supposed, suppose] = useState(null);
  const open = (columns ?? []).filter(one => one.chance > 0);
  const column = open.length > 1 && open.some(one => one.column === supposed) ? supposed : null;
  const likely = (column ? given(book.kit.combatTable, column, report) : outcomes).filter(outcome => outcome.chance > 0);
  const most = Math.max(...likely.map(outcome => outcome.chance));
  const told = likely.length > MOST ? likely.filter(outcome => outcome.chance >= RARE) : likely;
  const rare = likely.filter(outcome => !told.includes(outcome));
  const sum = test => likely.filter(outcome => test(outcome.result)).reduce((total, outcome) => total + outcome.chance, 0);
  const side = reader ?? readerOf(table.session.get(), report);
  return html`<h3 class="chances-head">${t('chances')} <${Ref} session=${table.session} rule=${book.cites('results')} />${
    open.length > 1 &&
    html`<label class="suppose"><span class="unseen">${t('suppose')}</span><select value=${column ?? ''} onChange=${event => suppose(event.target.value || null)}><option value="">${t('openDice')}</option>${open.map(one => html`<option key=${one.column} value=${one.column}>${dash(one.column)} (${percent(one.chance)})</option>`)}</select></label>`
  }</h3>
    <div class="bars" role="table" aria-label=${t('chances')}>
      ${told.map(({ result, chance }) => html`<${Row} key=${result} book=${book} reader=${side === 'nobody' ? 'attacker' : side} result=${result} chance=${chance} share=${chance / most} hit=${hit === result} />`)}
    </div>
    ${rare.length > 0 && html`<p class="rare">${rare.map(({ result }) => result).join(', ')}${t('colon')} ${percent(rare.reduce((total, { chance }) => total + chance, 0))}</p>`}
    <p class="sumline">${t(side === 'defender' ? 'youGiveWay' : 'givesWay')} <b>${percent(sum(result => suffering(result).defender))}</b>. ${t(side === 'defender' ? 'heSuffers' : 'youSuffer')} <b>${percent(sum(result => suffering(result).attacker))}</b>.</p>`;
}

/** The chances if the combat is fought on one column: each die once, changed as the report says. */
function given({ columns, rows }, column, report) {
  const at = columns.indexOf(column);
  const change = (report?.dieChanges ?? []).reduce((total, { amount }) => total + amount, 0);
  const counts = new Map();
  rows.forEach((_, i) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, i + change))];
    counts.set(row[at], (counts.get(row[at]) ?? 0) + 1 / rows.length);
  });
  return [...counts].map(([result, chance]) => ({ result, chance }));
}

function Row({ book, reader, result, chance, share, hit }) {
  const wide = share > 0.62;
  return html`<div role="row" class=${hit ? 'hit' : ''}>
    <b role="rowheader">${result}</b>
    <span class="bar-track" role="cell"><i class=${resultKind(result)} style=${{ width: `${Math.max(1.5, share * 100)}%` }} />${!wide && html`<u style=${{ flexBasis: `${share * 100}%` }} />`}<span class=${wide ? `in ${resultKind(result)}` : 'out'}>${resultText(book, result, reader)}</span></span>
    <span role="cell" class="value">${chance < 0.0005 ? `< ${percent(0.001)}` : percent(chance)}</span>
  </div>`;
}
