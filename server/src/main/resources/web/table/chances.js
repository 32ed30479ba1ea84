/** The exact chance of each result, as bars; while the column is open, also for each column by itself. */
import { html, useState } from '../page/ui.js';
import { t, percent } from '../page/i18n.js';
import { Ref } from './bits.js';
import { dash, resultKind, resultText } from './text.js';

export function Chances({ table, outcomes, columns, report, hit }) {
  const { book } = table.session.get();
  const [supposed, suppose] = useState(null);
  const open = (columns ?? []).filter(one => one.chance > 0);
  const column = open.length > 1 && open.some(one => one.column === supposed) ? supposed : null;
  const likely = (column ? given(book.kit.combatTable, column, report) : outcomes).filter(outcome => outcome.chance > 0);
  const most = Math.max(...likely.map(outcome => outcome.chance));
  const sum = test => likely.filter(outcome => test(outcome.result)).reduce((total, outcome) => total + outcome.chance, 0);
  return html`<h3 class="chances-head">${t('chances')} <${Ref} session=${table.session} rule=${book.cites('results')} />${open.length > 1 && !column && html`<small>${t('mixture')}</small>`}</h3>
    ${
      open.length > 1 &&
      html`<div class="seg suppose" role="group" aria-label=${t('suppose')}><button aria-pressed=${!column} onClick=${() => suppose(null)}>${t('openDice')}</button>
      ${open.map(one => html`<button key=${one.column} aria-pressed=${column === one.column} title=${percent(one.chance)} onClick=${() => suppose(one.column)}>${dash(one.column)}</button>`)}</div>`
    }
    <div class="bars" role="table" aria-label=${t('chances')}>
      ${likely.map(({ result, chance }) => html`<${Row} key=${result} book=${book} result=${result} chance=${chance} share=${chance / most} hit=${hit === result} />`)}
    </div>
    <p class="sumline">${t('givesWay')} <b>${percent(sum(hurtsDefender))}</b>. ${t('youSuffer')} <b>${percent(sum(hurtsAttacker))}</b>.</p>`;
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

const hurtsDefender = result => result.includes('D') || result === 'Eng';
const hurtsAttacker = result => result.includes('A') || result === 'Eng';

function Row({ book, result, chance, share, hit }) {
  const wide = share > 0.62;
  return html`<div role="row" class=${hit ? 'hit' : ''}>
    <b role="rowheader">${result}</b>
    <span class="bar-track" role="cell"><i class=${resultKind(result)} style=${{ width: `${Math.max(1.5, share * 100)}%` }} /><span class=${wide ? `in ${resultKind(result)}` : 'out'} style=${wide ? {} : { left: `${share * 100}%` }}>${resultText(book, result)}</span></span>
    <span role="cell" class="value">${chance < 0.0005 ? `< ${percent(0.001)}` : percent(chance)}</span>
  </div>`;
}
