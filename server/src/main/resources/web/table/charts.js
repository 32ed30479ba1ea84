/** Combat table and terrain chart as pages, with the present case marked: column and die of the combat, ground of the hex looked at. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t, tr, halves } from '../page/i18n.js';
import { games } from '../page/api.js';
import { Ref } from './bits.js';
import { capital } from './kit.js';
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

/** What each kind of ground costs each kind of unit, in points; the ground of the hex attacked or looked at is marked. */
function TerrainChart({ table, leading }) {
  const { session } = table;
  const { match, map, plan, danger, hex } = useStore(session.store);
  const [chart, setChart] = useState(null);
  useEffect(() => {
    games.terrain(match.game).then(setChart, problem => session.report(problem));
  }, []);
  if (!chart?.hexes.length) return null;
  const at = plan?.targets[0] ?? danger?.hex ?? hex;
  const here = at && Object.keys(map.terrain).find(kind => map.terrain[kind].includes(at));
  // The clear hex costs one point, whatever the chart counts in.
  const point = Object.values(chart.hexes[0].cost)[0];
  const rows = [
    ...chart.hexes,
    ...chart.hexsides.map(row => ({ ...row, side: true })),
    ...(chart.road ? [{ name: { en: t('line.road'), fr: t('line.road') }, ...chart.road, id: 'road' }] : []),
  ];
  const kinds = [...new Set(rows.flatMap(row => Object.keys(row.cost ?? {})))];
  const price = (row, kind) =>
    row.cost?.[kind] === undefined
      ? '–'
      : row.side
        ? `+${halves((2 * row.cost[kind]) / point)}`
        : row.cost[kind] === 0
          ? '–'
          : halves((2 * row.cost[kind]) / point);
  const helps = rows.some(row => row.defence);
  const odds = rows.some(row => row.row);
  return html`<h3>${t('terrainChart')} <${Ref} session=${leading} rule=${chart.rule} /></h3>
    ${here && html`<p class="lede">${t('chartHex', { hex: at, ground: tr(chart.hexes.find(row => row.id === here)?.name) || here })}</p>`}
    <div class="scroll" tabindex="0" role="region" aria-label=${t('terrainChart')}><table class="crt terrain"><thead><tr><th>${t('ground')}</th>${kinds.map(kind => html`<th key=${kind}>${t(`class.${kind}`)}</th>`)}${helps && html`<th>${t('defence')}</th>`}${odds && html`<th>${t('oddsRow')}</th>`}</tr></thead>
    <tbody>${rows.map(row => html`<tr key=${`${row.id} ${row.side}`} class=${row.id === here && !row.side ? 'on' : ''}><th scope="row">${capital(tr(row.name))}${row.side ? html` <small>${t('hexside')}</small>` : ''}</th>${kinds.map(kind => html`<td key=${kind}>${price(row, kind)}</td>`)}${helps && html`<td>${row.defence > 1 ? `×${row.defence}` : '–'}</td>`}${odds && html`<td>${row.row ? t(`oddsRow.${row.row}`) : '–'}</td>`}</tr>`)}</tbody></table></div>`;
}
