/** Two curves over a match: the chance that the Axis wins, and the points it may expect to be ahead. */
import { html } from '../page/ui.js';
import { t } from '../page/i18n.js';

const WIDE = 380;
const HIGH = 124;
const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const FOOT = 22;

export function ReviewChart({ review, at, onSee }) {
  const { moments, turningPoints } = review;
  const first = moments[0].n;
  const last = Math.max(first + 1, moments.at(-1).n);
  const x = n => LEFT + ((WIDE - LEFT - RIGHT) * (Math.max(first, Math.min(last, n)) - first)) / (last - first);
  const reach = Math.max(10, ...moments.flatMap(one => [Math.abs(one.margin.low), Math.abs(one.margin.high)]));
  const most = Math.ceil(reach / 10) * 10;
  const shared = { moments, turningPoints, x, at, onSee };
  const sides = { axis: t('party.axis'), soviet: t('party.soviet') };
  return html`<${Curve} ...${shared} title=${t('reviewChance', sides)} field="axisWins" low=${0} high=${1} marks=${[0, 0.5, 1]} label=${value => `${Math.round(100 * value)} %`} />
    <${Curve} ...${shared} title=${t('reviewMargin', sides)} field="margin" low=${-most} high=${most} marks=${[-most, 0, most]} label=${value => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'))} />`;
}

function Curve({ moments, turningPoints, x, at, onSee, title, field, low, high, marks, label }) {
  const y = value => TOP + ((HIGH - TOP - FOOT) * (high - value)) / (high - low);
  const line = moments.map((one, i) => `${i ? 'L' : 'M'}${x(one.n)} ${y(one[field].value)}`).join('');
  const upper = moments.map(one => `${x(one.n)} ${y(one[field].high)}`);
  const lower = moments.map(one => `${x(one.n)} ${y(one[field].low)}`).reverse();
  const middle = (low + high) / 2;
  const turns = moments.filter((one, i) => i < moments.length - 1 && one.turn !== moments[i - 1]?.turn);
  return html`<figure class="expected"><figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${title}>
      <rect class="axis-half" x=${LEFT} y=${TOP} width=${WIDE - LEFT - RIGHT} height=${y(middle) - TOP} />
      <rect class="soviet-half" x=${LEFT} y=${y(middle)} width=${WIDE - LEFT - RIGHT} height=${HIGH - FOOT - y(middle)} />
      ${marks.map(value => html`<g key=${value}><line class="grid" x1=${LEFT} x2=${WIDE - RIGHT} y1=${y(value)} y2=${y(value)} /><text x=${LEFT - 6} y=${y(value) + 4} text-anchor="end">${label(value)}</text></g>`)}
      ${turns.map(one => html`<text key=${one.n} x=${x(one.n)} y=${HIGH - 6} text-anchor="middle">${one.turn}</text>`)}
      <polygon class="band" points=${[...upper, ...lower].join(' ')} />
      <path d=${line} />
      ${at !== null && html`<line class="now" x1=${x(at)} x2=${x(at)} y1=${TOP} y2=${HIGH - FOOT} />`}
      ${turningPoints.map((point, i) => {
        const moment = moments.find(one => one.n === point.to);
        return html`<g key=${i} class=${`turn ${point.gainer}`} onClick=${() => onSee(point)}><circle cx=${x(point.to)} cy=${y(moment[field].value)} r="9" /><text x=${x(point.to)} y=${y(moment[field].value) + 4} text-anchor="middle">${i + 1}</text></g>`;
      })}
    </svg></figure>`;
}
