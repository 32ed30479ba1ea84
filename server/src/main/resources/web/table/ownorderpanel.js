/** The own order in hand, and the buttons that take one: a game's own orders in the game's own words. */
import { html, useState, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { unitOf, figures } from './kit.js';
import { ownOrderInHand, ownOrdersOf, spotsOf, spotsOfOwnOrder } from './ownorders.js';
import { Button, Counter, HexLink } from './bits.js';
import { StaffList } from './later.js';
import { fieldTitle, ownOrderTitle, orderText, valueText } from './text.js';

const MOST = 24;
const MANY_LIT = 600;
/** More ways than one would count. */
const COUNTED = 99;

/** What is asked now; nothing if no own order is in hand. */
export function OwnOrderPanel({ table }) {
  const { session, ownOrders } = table;
  const state = useStore(session.store);
  const ownOrder = ownOrderInHand(state);
  if (!ownOrder) return null;
  const { book, busy, view, ownOrder: held } = state;
  const told = ownOrder.fields.filter(({ name }) => name in ownOrder.picks);
  const near = held?.near ? ownOrder.values.filter(({ value }) => spotsOf(view, ownOrder.field, value).includes(held.near)) : null;
  const Chooser = ownOrder.field && (isTold(book, ownOrder) ? Words : CHOOSERS[ownOrder.field.kind]);
  return html`<section class="card own-order" data-type=${ownOrder.type} aria-label=${ownOrderTitle(book, ownOrder)}>
    <h3>${ownOrderTitle(book, ownOrder)}</h3>
    ${told.map(field => html`<p key=${field.name} class="told"><span>${fieldTitle(book, field)}</span> <b>${valueText(book, field, ownOrder.picks[field.name])}</b></p>`)}
    ${ownOrder.field && html`<p class="lede">${askText(book, ownOrder, view)}</p><${Chooser} table=${table} ownOrder=${ownOrder} values=${near ?? ownOrder.values} key=${ownOrder.field.name} />`}
    ${!ownOrder.field && html`<div class="acts"><${Button} go disabled=${busy} onClick=${() => session.submit(ownOrder.orders[0])}>${orderText(book, ownOrder.orders[0])}</${Button}></div>`}
    ${!ownOrder.auto && html`<div class="acts"><${Button} small key_="Esc" onClick=${ownOrders.back}>${t(told.length ? 'ownOrderBack' : 'drop')}</${Button}></div>`}
  </section>`;
}

/** One button for each own type that is open: those with a single form give the order, the others are taken in hand. */
export function OwnOrderList({ table, except = [] }) {
  const { session, ownOrders } = table;
  const state = useStore(session.store);
  const { book, busy } = state;
  const inHand = ownOrderInHand(state)?.type;
  const open = ownOrdersOf(state).filter(ownOrder => ownOrder.type !== inHand && !except.includes(ownOrder.type));
  if (!open.length) return null;
  return html`<section class="card"><h3>${t('ownOrders')}</h3><div class="acts wrap">
    ${open.map(ownOrder => html`<${OwnOrderButton} key=${ownOrder.type} book=${book} ownOrder=${ownOrder} busy=${busy} onOne=${session.submit} onMany=${() => ownOrders.take(ownOrder.type)} />`)}
  </div></section>`;
}

export function OwnOrderButton({ book, ownOrder, busy, onOne, onMany }) {
  const [first, ...others] = ownOrder.orders;
  return others.length
    ? html`<${Button} small data-type=${ownOrder.type} disabled=${busy} onClick=${onMany}>${ownOrderTitle(book, ownOrder)} ${ownOrder.orders.length <= COUNTED && html`<small>${ownOrder.orders.length}</small>`}</${Button}>`
    : html`<${Button} small data-type=${ownOrder.type} disabled=${busy} onClick=${() => onOne(first)}>${orderText(book, first)}</${Button}>`;
}

/** "Choose a lit hex", or what the game calls it. */
function askText(book, ownOrder, view) {
  const own = book.word(`field-${ownOrder.type}-${ownOrder.field.name}`, [], '') || book.word(`field-${ownOrder.field.name}`, [], '');
  const offMap = ownOrder.field.kind.startsWith('unit') && !spotsOfOwnOrder(view, ownOrder).length;
  const how = t(offMap ? 'ask.offMap' : ownOrder.values.length > MANY_LIT ? 'ask.anyHex' : `ask.${ownOrder.field.kind}`);
  return own ? `${own}${t('colon')} ${how}` : how.charAt(0).toUpperCase() + how.slice(1);
}

/** Whether the numbers that are asked for stand for something the game has words for. */
const isTold = (book, { type, field, values }) =>
  field.kind === 'number' && values.every(({ value }) => book.has(`value-${type}-${field.name}-${value}`));

const CHOOSERS = { hex: Hexes, hexes: Hexes, unit: Units, units: Units, number: Stepper, word: Words, flag: Words, other: Words };

/** Hexes are chosen on the map; a few are listed, any can be typed. */
function Hexes({ table, ownOrder, values }) {
  const [typed, setTyped] = useState('');
  const give = event => {
    event.preventDefault();
    if (typed) table.ownOrders.point(typed.trim().toUpperCase(), null);
    setTyped('');
  };
  return html`<form class="hexentry" onSubmit=${give}><label><span class="unseen">${t('field.hex')}</span><input class="find" size="6" placeholder=${t('typeHex')} value=${typed} onInput=${event => setTyped(event.target.value)} /></label><${Button} small type="submit" disabled=${!typed}>${t('choose')}</${Button}><small>${t(values.length > MANY_LIT ? 'openHexes' : 'litHexes', { n: values.length })}</small></form>
    ${values.length <= MOST && html`<div class="acts wrap">${values.map(({ key, value }) => html`<${Button} key=${key} small onClick=${() => table.ownOrders.pick(value)}>${placeText(table, ownOrder, values, value)}</${Button}>`)}</div>`}`;
}

/** Where it ends; where several ways end alike, the way. */
function placeText(table, { field }, values, value) {
  const alike = field.kind === 'hexes' && values.filter(other => other.value.at(-1) === value.at(-1)).length > 1;
  return alike ? value.join(' › ') : valueText(table.session.get().book, field, value);
}

function Units({ table, ownOrder, values }) {
  const { book, view } = table.session.get();
  const ids = value => (Array.isArray(value) ? value : [value]);
  return html`<div class="actors" role="group">${values.map(
    ({
      key,
      value,
    }) => html`<button key=${key} class="pick" title=${ids(value).map(book.name).join(', ')} onClick=${() => table.ownOrders.pick(value)}>
    <span class="counters">${ids(value).map(id => html`<${Counter} key=${id} table=${table} id=${id} size=${46} />`)}</span>
    <small>${!ids(value).length && t('nothing')}${ids(value)
      .map(id => `${book.short(id)} ${figures(book, id, unitOf(view, id))}`.trim())
      .join(', ')} ${spotsOf(view, ownOrder.field, value)[0] ?? ''}</small></button>`,
  )}</div>`;
}

/** A number by steps, the lowest first. */
function Stepper({ table, values }) {
  const [at, setAt] = useState(0);
  const i = Math.min(at, values.length - 1);
  return html`<div class="stepper" role="group"><button class="icon" aria-label=${t('less')} disabled=${i === 0} onClick=${() => setAt(i - 1)}>−</button>
    <output aria-live="polite">${values[i].value}</output><button class="icon" aria-label=${t('more')} disabled=${i === values.length - 1} onClick=${() => setAt(i + 1)}>+</button>
    <${Button} go onClick=${() => table.ownOrders.pick(values[i].value)}>${t('choose')}</${Button}></div>`;
}

function Words({ table, ownOrder, values }) {
  const { book } = table.session.get();
  return html`<div class="acts wrap">${values.map(({ key, value }) => html`<${Button} key=${key} small onClick=${() => table.ownOrders.pick(value)}>${valueText(book, ownOrder.field, value)}</${Button}>`)}</div>`;
}

/** What the game would do in one's place, if it is one of its own orders. */
export function Suggestion({ table }) {
  const { session } = table;
  const { view, book, busy, staff } = useStore(session.store);
  const order = view.suggestion;
  if (staff?.orders.length) return html`<${StaffList} table=${table} />`;
  if (!order || !(order.type in book.ownOrders) || !book.ownOrders[order.type].length) return null;
  return html`<p class="suggestion">${t('suggested')} <${Button} small disabled=${busy} onClick=${() => session.submit(order)}>${orderText(book, order)}</${Button}>${order.hex && html` <${HexLink} table=${table} hex=${order.hex} />`}</p>`;
}
