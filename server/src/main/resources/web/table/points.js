/** Points over time: a chart, and the same figures as a table. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Chip } from '../page/icons.js';

const WIDE = 620;
const HIGH = 240;
const EDGE = 34;

export function Points({ table }) {
  const { session } = table;
  const { view, book } = useStore(session.store);
  const [rows, setRows] = useState(null);
  useEffect(() => {
    session.api.points().then(setRows, problem => (setRows([]), session.report(problem)));
  }, [view.orders]);
  if (!rows) return html`<p class="lede">${t('loading')}</p>`;
  if (!rows.length) return html`<p class="empty">${t('noPoints')}</p>`;
  const turns = Math.max(book.turns, rows.at(-1).turn);
  const most = Math.max(10, ...rows.flatMap(row => [row.axis, row.soviet]));
  const x = turn => EDGE + ((WIDE - 2 * EDGE) * turn) / turns;
  const y = value => HIGH - EDGE + ((EDGE - HIGH + 14) * value) / most;
  const marks = [0, 0.25, 0.5, 0.75, 1].map(share => Math.round(share * most));
  const line = side => rows.map((row, i) => `${i ? 'L' : 'M'}${x(row.turn)} ${y(row[side])}`).join('');
  return html`<p class="legend"><${Chip} side="soviet" /> ${t('side.soviet')} <b>${view.points.soviet}</b> <${Chip} side="axis" /> ${t('side.axis')} <b>${view.points.axis}</b></p>
    <svg class="chart" viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${t('pointsChart')}>
      ${marks.map(value => html`<g key=${value}><line class="grid" x1=${EDGE} x2=${WIDE - EDGE} y1=${y(value)} y2=${y(value)} /><text x=${EDGE - 6} y=${y(value) + 4} text-anchor="end">${value}</text></g>`)}
      ${Array.from({ length: turns }, (_, i) => i + 1).map(turn => html`<text key=${turn} x=${x(turn)} y=${HIGH - 12} text-anchor="middle">${turn}</text>`)}
      ${['axis', 'soviet'].map(side => html`<g key=${side} class=${side}><path d=${line(side)} />${rows.map(row => (side === 'axis' ? html`<rect key=${row.turn} x=${x(row.turn) - 4} y=${y(row[side]) - 4} width="8" height="8" />` : html`<circle key=${row.turn} cx=${x(row.turn)} cy=${y(row[side])} r="4.5" />`))}</g>`)}
    </svg>
    <table class="plain"><thead><tr><th>${t('turn')}</th><th>${t('side.soviet')}</th><th>${t('side.axis')}</th></tr></thead><tbody>${rows.map(row => html`<tr key=${row.turn}><td>${row.turn}</td><td>${row.soviet}</td><td>${row.axis}</td></tr>`)}</tbody></table>`;
}
