/** The staff's orders for the rest of the phase, one line each: any can be left out before all are given at a press. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { HexLink } from './bits.js';
import { staffHex } from './lit.js';
import { keyOf } from './staff.js';
import { orderText } from './text.js';

export function StaffList({ table }) {
  const { view, book, staff, leftOut, working } = useStore(table.session.store);
  if (!staff?.orders.length) return null;
  const stops = Boolean(working);
  return html`<section class="card staff" aria-label=${t('staffProposes')}>
    <h3>${t('staffProposes')}</h3>
    <ul>${staff.orders.map(
      ({ order, rolls }, i) => html`<li key=${keyOf(order)}><b class="nth">${i + 1}</b>
      <label class="check"><input type="checkbox" disabled=${stops} checked=${!leftOut.includes(keyOf(order))} onChange=${event => table.staff.leave(order, !event.target.checked)} /> <span>${orderText(book, order)}${rolls && html` <small>${t('staffRolls')}</small>`}</span></label>
      <${HexLink} table=${table} hex=${staffHex(book, view, order)} /></li>`,
    )}</ul>
    <p class="note">${t(staff.more ? 'staffMore' : staff.ends ? 'staffHow' : 'staffStays')}</p>
  </section>`;
}
