/** The combat table as a page, with the present case marked: the column of the attack in hand or the last battle, and its die. */
import { html, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { Ref } from './bits.js';
import { columnOf, dash, resultKind, resultText } from './text.js';

export function Charts({ table, close }) {
  const { session } = table;
  const { book, plan, battle, rules } = useStore(session.store);
  session.needRules();
  const { columns, rows } = book.kit.combatTable;
  const column = plan?.forecast ? columnOf(plan.forecast).column : battle?.fought.report.column;
  const die = plan ? null : battle?.fought.modifiedDie;
  const results = [...new Set(rows.flat())];
  const leading = { ...session, set: change => (close(), session.set(change)) };
  const terrain = (rules ?? []).filter(rule => /terrain/i.test(rule.title?.en ?? '') && rule.kind !== 'introduction');
  return html`<h3>${t('combatTable')} <${Ref} session=${leading} rule=${book.cites('results')} /></h3>
    <div class="scroll" tabindex="0" role="region" aria-label=${t('combatTable')}><table class="crt"><thead><tr><th>${t('die')}</th>${columns.map(name => html`<th key=${name} class=${name === column ? 'on' : ''}>${dash(name)}</th>`)}</tr></thead>
    <tbody>${rows.map((row, i) => html`<tr key=${i} class=${i + 1 === die ? 'on' : ''}><th>${i + 1}</th>${row.map((result, k) => html`<td key=${k} class=${`${resultKind(result)}${columns[k] === column ? ' on' : ''}`}>${result}</td>`)}</tr>`)}</tbody></table></div>
    <dl class="results">${results.map(result => html`<div key=${result}><dt>${result}</dt><dd>${resultText(book, result, 'nobody') || resultText(book, result)}</dd></div>`)}</dl>
    ${terrain.length > 0 && html`<h3>${t('terrainChart')}</h3>${terrain.map(rule => html`<p key=${rule.id}><${Ref} session=${leading} rule=${rule.id} /> <b>${tr(rule.title)}</b>: ${tr(rule.text)}</p>`)}`}`;
}
