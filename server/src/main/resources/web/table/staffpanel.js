/** The staff's orders for the rest of the phase, one line each: any can be left out before all are given at a press. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { HexLink } from './bits.js';
import { spotsOf } from './ownorders.js';
import { whereOf, whoOf } from './answers.js';
import { keyOf } from './staff.js';
import { orderText } from './text.js';
import { unitOf } from './kit.js';

export function StaffList({ table }) {
  const { view, book, staff, leftOut, working } = useStore(table.session.store);
  if (!staff?.orders.length) return null;
  const stops = Boolean(working);
  return html`<section class="card staff" aria-label=${t('staffProposes')}>
    <h3>${t('staffProposes')}</h3>
    <ul>${staff.orders.map(
      ({ order, rolls }) => html`<li key=${keyOf(order)}>
      <label class="check"><input type="checkbox" disabled=${stops} checked=${!leftOut.includes(keyOf(order))} onChange=${event => table.staff.leave(order, !event.target.checked)} /> <span>${orderText(book, order)}${rolls && html` <small>${t('staffRolls')}</small>`}</span></label>
      <${HexLink} table=${table} hex=${hexOf(book, view, order)} /></li>`,
    )}</ul>
    <p class="note">${t(staff.more ? 'staffMore' : staff.ends ? 'staffHow' : 'staffStays')}</p>
  </section>`;
}

/** Where on the map an order is carried out: the place it names, else where its units stand. */
function hexOf(book, view, order) {
  const fields = (book.ownOrders[order.type] ?? []).filter(({ name }) => order[name] !== null && order[name] !== undefined);
  const named = ['hex', 'hexes', 'unit', 'units'].flatMap(kind =>
    fields.filter(field => field.kind === kind).flatMap(field => spotsOf(view, field, order[field.name])),
  );
  return named[0] ?? whereOf(order) ?? unitOf(view, whoOf(order)[0])?.hex ?? null;
}
