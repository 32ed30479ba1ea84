/** Combat table and terrain chart as pages, with the present case marked: column and die of the combat, ground of the hex looked at. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Ref } from './bits.js';
import { TerrainChart } from './terrainchart.js';
import { resultKind, resultText } from './telling.js';
import { columnOf, dash } from './text.js';

export function Charts({ table, close }) {
  const { session } = table;
  const leading = { ...session, set: change => (close(), session.set(change)) };
  return html`<${CombatTable} table=${table} leading=${leading} /><${TerrainChart} table=${table} leading=${leading} />`;
}

function CombatTable({ table, leading }) {
  const { book, plan, battle, danger } = useStore(table.session.store);
  const { columns, rows } = book.kit.combatTable;
  const forecast = plan?.forecast ?? danger?.found?.forecast;
  const column = forecast ? columnOf(forecast).column : battle?.fought.report.column;
  const die = forecast ? null : battle?.fought.modifiedDie;
  const results = [...new Set(rows.flat())];
  return html`<h3>${t('combatTable')} <${Ref} session=${leading} rule=${book.cites('results')} /></h3>
    ${column && html`<p class="lede">${forecast ? t('chartPlan', { column: dash(column), hex: forecast.report.targets.join(', ') }) : t('chartBattle', { column: dash(column), die, hex: battle.fought.report.targets.join(', ') })}</p>`}
    <div class="scroll" tabindex="0" role="region" aria-label=${t('combatTable')}><table class="crt"><thead><tr><th>${t('die')}</th>${columns.map(name => html`<th key=${name} class=${name === column ? 'on' : ''}>${dash(name)}</th>`)}</tr></thead>
    <tbody>${rows.map((row, i) => html`<tr key=${i} class=${i + 1 === die ? 'on' : ''}><th>${i + 1}</th>${row.map((result, k) => html`<td key=${k} class=${`${resultKind(result)}${columns[k] === column ? ' on' : ''}`}>${result}</td>`)}</tr>`)}</tbody></table></div>
    <dl class="results">${results.map(result => html`<div key=${result}><dt>${result}</dt><dd>${resultText(book, result, 'nobody') || resultText(book, result)}</dd></div>`)}</dl>`;
}
