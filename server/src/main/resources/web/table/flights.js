/** Where aircraft can be sent: now, and how far for each kind of mission. */
import { html } from '../page/ui.js';
import { list, t, tr } from '../page/i18n.js';
import { Ref } from './bits.js';

/** What aircraft reach that fly one mission: only what all of them do. */
export async function flightsOf(api, units) {
  const all = await Promise.all(units.map(unit => api.overlay('threat', unit)));
  return { ...together(all), units };
}

/** @param {any[]} all */
export function together(all) {
  const [first, ...others] = all;
  const everywhere = (hexes, theirs, name = hex => hex) => {
    const sets = theirs.map(list => new Set(list.map(name)));
    return hexes.filter(hex => sets.every(set => set.has(name(hex))));
  };
  const kinds = first.lines.filter(line => others.every(other => alike(other, line)));
  return {
    hexes: everywhere(
      first.hexes,
      others.map(other => other.hexes),
      spot => spot.hex,
    ),
    lines: kinds.map(line => ({
      ...line,
      hexes: everywhere(
        line.hexes,
        others.map(other => alike(other, line).hexes),
      ),
    })),
  };
}

const alike = ({ lines }, { why }) => lines.find(line => line.why.code === why.code);

/** What the tint and the lines mean. */
export function Ranges({ table, flights: { hexes, lines, units } }) {
  const { session } = table;
  const { book } = session.get();
  const said = ({ why, hexes: far }) => t('rangeOf', { what: tr(why.text), n: far.length });
  return html`<aside class="float ranges" aria-label=${t('overlay.threat')}>
    <b>${list(units.map(book.short))}</b>
    <p><i class="swatch" />${t(hexes.length ? 'rangeNow' : 'rangeNowhere', { n: hexes.length })}</p>
    ${lines.map((line, i) => html`<p key=${line.why.code}><i class=${`dash d${i}`} /><span>${said(line)} <${Ref} session=${session} rule=${line.why.rule} /></span></p>`)}
  </aside>`;
}
