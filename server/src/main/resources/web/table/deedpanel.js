/** The deed in hand, and the buttons that take one: a game's own orders in the game's own words. */
import { html, useState, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { unitOf, figures } from './kit.js';
import { deedInHand, deedsOf, spotsOf } from './deeds.js';
import { Button, Counter, HexLink } from './bits.js';
import { deedTitle, orderText, valueText } from './text.js';

const MOST = 24;

/** What is asked now; nothing if no deed is in hand. */
export function DeedPanel({ table }) {
  const { session, deeds } = table;
  const state = useStore(session.store);
  const deed = deedInHand(state);
  if (!deed) return null;
  const { book, busy, view, deed: held } = state;
  const told = deed.fields.filter(({ name }) => name in deed.picks);
  const near = held?.near ? deed.values.filter(({ value }) => spotsOf(view, deed.field, value).includes(held.near)) : null;
  const Chooser = deed.field && (isTold(book, deed) ? Words : CHOOSERS[deed.field.kind]);
  return html`<section class="card deed" data-type=${deed.type} aria-label=${deedTitle(book, deed.type)}>
    <h3>${deedTitle(book, deed.type)}</h3>
    ${told.map(field => html`<p key=${field.name} class="told"><span>${fieldTitle(book, deed, field)}</span> <b>${valueText(book, field, deed.picks[field.name])}</b></p>`)}
    ${deed.field && html`<p class="lede">${askText(book, deed)}</p><${Chooser} table=${table} deed=${deed} values=${near ?? deed.values} key=${deed.field.name} />`}
    ${!deed.field && html`<div class="acts"><${Button} go disabled=${busy} onClick=${() => session.submit(deed.orders[0])}>${orderText(book, deed.orders[0])}</${Button}></div>`}
    ${!deed.auto && html`<div class="acts"><${Button} small key_="Esc" onClick=${deeds.back}>${t(told.length ? 'deedBack' : 'drop')}</${Button}></div>`}
  </section>`;
}

/** One button for each own type that is open: those with a single form give the order, the others are taken in hand. */
export function DeedList({ table, except = [] }) {
  const { session, deeds } = table;
  const state = useStore(session.store);
  const { book, busy } = state;
  const inHand = deedInHand(state)?.type;
  const open = deedsOf(state).filter(deed => deed.type !== inHand && !except.includes(deed.type));
  if (!open.length) return null;
  return html`<section class="card"><h3>${t('deeds')}</h3><div class="acts wrap">
    ${open.map(deed => html`<${DeedButton} key=${deed.type} book=${book} deed=${deed} busy=${busy} onOne=${session.submit} onMany=${() => deeds.take(deed.type)} />`)}
  </div></section>`;
}

export function DeedButton({ book, deed, busy, onOne, onMany }) {
  const [first, ...others] = deed.orders;
  return others.length
    ? html`<${Button} small data-type=${deed.type} disabled=${busy} onClick=${onMany}>${deedTitle(book, deed.type)} <small>${deed.orders.length}</small></${Button}>`
    : html`<${Button} small data-type=${deed.type} disabled=${busy} onClick=${() => onOne(first)}>${orderText(book, first)}</${Button}>`;
}

const fieldTitle = (book, { type }, { name, kind }) => book.word(`field-${type}-${name}`, [], '') || book.word(`field-${name}`, [], '') || t(`field.${kind}`);

/** "Choose a lit hex", or what the game calls it. */
function askText(book, deed) {
  const own = book.word(`field-${deed.type}-${deed.field.name}`, [], '') || book.word(`field-${deed.field.name}`, [], '');
  const how = t(`ask.${deed.field.kind}`);
  return own ? `${own}: ${how}` : how.charAt(0).toUpperCase() + how.slice(1);
}

/** Whether the numbers that are asked for stand for something the game has words for. */
const isTold = (book, { type, field, values }) => field.kind === 'number' && values.every(({ value }) => book.has(`value-${type}-${field.name}-${value}`));

const CHOOSERS = { hex: Hexes, hexes: Hexes, unit: Units, units: Units, number: Stepper, word: Words, other: Words };

/** Hexes are chosen on the map; a few are listed, any can be typed. */
function Hexes({ table, deed, values }) {
  const [typed, setTyped] = useState('');
  const give = event => {
    event.preventDefault();
    if (typed) table.deeds.point(typed.trim().toUpperCase(), null);
    setTyped('');
  };
  return html`<form class="hexentry" onSubmit=${give}><label><span class="unseen">${t('field.hex')}</span><input class="find" size="6" placeholder=${t('typeHex')} value=${typed} onInput=${event => setTyped(event.target.value)} /></label><${Button} small type="submit" disabled=${!typed}>${t('choose')}</${Button}><small>${t('litHexes', { n: values.length })}</small></form>
    ${values.length <= MOST && html`<div class="acts wrap">${values.map(({ key, value }) => html`<${Button} key=${key} small onClick=${() => table.deeds.pick(value)}>${valueText(table.session.get().book, deed.field, value)}</${Button}>`)}</div>`}`;
}

function Units({ table, deed, values }) {
  const { book, view } = table.session.get();
  const ids = value => (Array.isArray(value) ? value : [value]);
  return html`<div class="actors" role="group">${values.map(
    ({ key, value }) => html`<button key=${key} class="pick" title=${ids(value).map(book.name).join(', ')} onClick=${() => table.deeds.pick(value)}>
    <span class="counters">${ids(value).map(id => html`<${Counter} key=${id} table=${table} id=${id} size=${46} />`)}</span>
    <small>${ids(value).map(id => `${book.short(id)} ${figures(book, id, unitOf(view, id))}`).join(', ')} ${spotsOf(view, deed.field, value)[0] ?? ''}</small></button>`,
  )}</div>`;
}

/** A number by steps, the lowest first. */
function Stepper({ table, values }) {
  const [at, setAt] = useState(0);
  const i = Math.min(at, values.length - 1);
  return html`<div class="stepper" role="group"><button class="icon" aria-label=${t('less')} disabled=${i === 0} onClick=${() => setAt(i - 1)}>−</button>
    <output aria-live="polite">${values[i].value}</output><button class="icon" aria-label=${t('more')} disabled=${i === values.length - 1} onClick=${() => setAt(i + 1)}>+</button>
    <${Button} go onClick=${() => table.deeds.pick(values[i].value)}>${t('choose')}</${Button}></div>`;
}

function Words({ table, deed, values }) {
  const { book } = table.session.get();
  return html`<div class="acts wrap">${values.map(({ key, value }) => html`<${Button} key=${key} small onClick=${() => table.deeds.pick(value)}>${valueText(book, deed.field, value)}</${Button}>`)}</div>`;
}

/** What the game would do in one's place, if it is one of its own orders. */
export function Suggestion({ table }) {
  const { session } = table;
  const { view, book, busy } = useStore(session.store);
  const order = view.suggestion;
  if (!order || !(order.type in book.ownOrders) || !book.ownOrders[order.type].length) return null;
  return html`<p class="suggestion">${t('suggested')} <${Button} small disabled=${busy} onClick=${() => session.submit(order)}>${orderText(book, order)}</${Button}>${order.hex && html` <${HexLink} table=${table} hex=${order.hex} />`}</p>`;
}
