/** The terrain chart: what ground costs and does for those attacked there, with the present hex marked. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t, tr, halves } from '../page/i18n.js';
import { games } from '../page/api.js';
import { Ref } from './bits.js';
import { capital } from './kit.js';

/** What each kind of ground costs each kind of unit, in points; the ground of the hex attacked or looked at is marked. */
export function TerrainChart({ table, leading }) {
  const { session } = table;
  const { match, map, plan, danger, hex } = useStore(session.store);
  const [chart, setChart] = useState(null);
  useEffect(() => {
    games.terrain(match.game).then(setChart, problem => session.report(problem));
  }, []);
  if (!chart?.hexes.length) return null;
  if (chart.weathers)
    return html`<${WeatherChart} chart=${chart} map=${map} at=${plan?.targets[0] ?? danger?.hex ?? hex} leading=${leading} />`;
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

/** The same where costs change with the weather: a column for each, on foot and motorised. */
function WeatherChart({ chart, map, at, leading }) {
  const here = at && Object.keys(map.terrain).find(kind => map.terrain[kind].includes(at));
  const rows = [...chart.hexes, ...chart.hexsides.map(row => ({ ...row, side: true })), ...(chart.roads ?? [])];
  return html`<h3>${t('terrainChart')} <${Ref} session=${leading} rule=${chart.rule} /></h3>
    <p class="lede">${here ? `${t('chartHex', { hex: at, ground: tr(chart.hexes.find(row => row.id === here)?.name) || here })} ` : ''}${t('chartWeathers')}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${t('terrainChart')}><table class="crt terrain"><thead><tr><th>${t('ground')}</th>${chart.weathers.map(weather => html`<th key=${weather.id}>${tr(weather.name)}</th>`)}<th>${t('chartDie')}</th></tr></thead>
    <tbody>${rows.map(row => html`<tr key=${`${row.id} ${row.side}`} class=${row.id === here && !row.side ? 'on' : ''}><th scope="row">${capital(tr(row.name))}${row.side ? html` <small>${t('hexside')}</small>` : ''}${row.enemy ? html` <small>${t('chartEnemy')}</small>` : ''}</th>${runs(chart.weathers.map(({ id }) => inWeather(row, id))).map(({ text, n }, i) => html`<td key=${i} colspan=${n}>${text}</td>`)}<td>${row.modifier ? `+${row.modifier}` : '–'}</td></tr>`)}</tbody></table></div>`;
}

/** Equal neighbours as one cell. */
function runs(texts) {
  const cells = [];
  for (const text of texts) {
    if (cells.at(-1)?.text === text) cells.at(-1).n++;
    else cells.push({ text, n: 1 });
  }
  return cells;
}

/** "1", or "1 / 2" where motorised units pay otherwise; "+1" for what comes to the cost of the hex. */
function inWeather(row, weather) {
  const cost = row.weather?.[weather];
  if (!cost) return row.entry ? t(`entry.${row.entry}`) : '–';
  const figures = [...new Set([cost.foot, cost.motorised].map(points => `${row.added ? '+' : ''}${halves(2 * points)}`))];
  return figures.join(' / ');
}
