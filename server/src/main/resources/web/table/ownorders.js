/**
 * A game's own orders. The kit tells what each type is made of; the page asks for the fields that are still open, one after the
 * other, each kind in its own way: a counter or a hex is lit on the map, a number has a stepper, a word a list.
 */
import { acting, isAiming } from './state.js';
import { unitOf } from './kit.js';

export const isOwn = (book, order) => order.type in book.ownOrders;

/** Whether an order is given field by field: a game's own, and while units move or attack whatever else is listed, such as placing a unit. */
const isAsked = ({ view, book }, order) => isOwn(book, order) || view.decision.activity === 'move' || isAiming(view);

/** The orders open now that are given field by field, by type, in the order in which they are listed. */
export function ownOrdersOf(state) {
  return group(
    state.book,
    (state.choices?.orders ?? []).filter(order => isAsked(state, order)),
  );
}

/** The orders that set up a whole side and are proposed in the foot: each once, as long as units wait. Later they stand in the panel. */
export function wholeSetUps(state) {
  const { choices, view, history } = state;
  const waits = (choices?.places ?? []).some(({ unit }) => !unitOf(view, unit));
  const isGiven = type => history.some(entry => entry.side === view.decision.side && entry.order?.type === type);
  return waits ? ownOrdersOf(state).filter(({ type, fields }) => !fields.length && !isGiven(type)) : [];
}

export function group(book, orders) {
  const types = new Map();
  for (const order of orders) {
    if (!types.has(order.type)) types.set(order.type, { type: order.type, fields: book.fields(order.type), orders: [] });
    types.get(order.type).orders.push(order);
  }
  return [...types.values()];
}

/**
 * The own order in hand with what is still to be told: `field` and its `values`, each with the orders it leaves; without a field, `orders`
 * holds the one order that is meant. The only own order of a phase that is about nothing else is in hand by itself.
 */
export function ownOrderInHand(state) {
  if (!acting(state) || !state.choices) return null;
  const all = ownOrdersOf(state);
  const taken =
    state.ownOrder &&
    (state.ownOrder.orders ? group(state.book, state.ownOrder.orders)[0] : all.find(one => one.type === state.ownOrder.type));
  const held = taken ?? onlyOne(state, all);
  if (!held) return null;
  const picks = taken ? state.ownOrder.picks : {};
  return { ...asked(held, picks), auto: !taken || (!state.ownOrder.taken && !Object.keys(picks).length) };
}

function onlyOne({ view, choices, book }, ownOrders) {
  if (view.decision.activity === 'move' || isAiming(view)) return null;
  const other =
    (choices.places?.length ?? 0) + choices.orders.filter(order => !isOwn(book, order) && (order.path || order.units || order.unit)).length;
  const open = ownOrders.filter(ownOrder => ownOrder.orders.length > 1);
  return !other && open.length === 1 && !isByTheWay(view, open[0]) ? open[0] : null;
}

/** What may be done nearly anywhere, and nobody advises: lit by itself it would drown the map. */
function isByTheWay(view, ownOrder) {
  const { field, values } = asked(ownOrder, {});
  return view.canEnd && !view.suggestion && field?.kind === 'hex' && values.length > DROWNING;
}

const DROWNING = 60;

function asked({ type, fields, orders }, picks) {
  const left = orders.filter(order => Object.entries(picks).every(([name, value]) => same(order[name], value)));
  for (const field of fields) {
    const values = valuesOf(left, field);
    if (values.length > 1) return { type, fields, picks, orders: left, field, values };
  }
  return { type, fields, picks, orders: left, field: null, values: [] };
}

function valuesOf(orders, { name, kind }) {
  const values = new Map();
  for (const order of orders) {
    const key = JSON.stringify(order[name]);
    if (!values.has(key)) values.set(key, { key, value: order[name], orders: [] });
    values.get(key).orders.push(order);
  }
  const list = [...values.values()];
  return kind === 'number' ? list.sort((a, b) => a.value - b.value) : list;
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Where on the map a value of a field can be pointed at. */
export function spotsOf(view, { kind }, value) {
  switch (kind) {
    case 'hex':
      return value ? [value] : [];
    case 'hexes':
      return value.slice(-1);
    case 'unit':
      return [unitOf(view, value)?.hex].filter(Boolean);
    case 'units':
      return [...new Set(value.map(id => unitOf(view, id)?.hex).filter(Boolean))];
    default:
      return [];
  }
}

/** The hexes lit for an own order in hand. */
export const spotsOfOwnOrder = (view, ownOrder) =>
  ownOrder?.field ? [...new Set(ownOrder.values.flatMap(({ value }) => spotsOf(view, ownOrder.field, value)))] : [];

/** The units named so far, to be ringed on the map. */
export function unitsOfOwnOrder(ownOrder) {
  return ownOrder ? ownOrder.fields.filter(({ kind }) => kind.startsWith('unit')).flatMap(({ name }) => ownOrder.picks[name] ?? []) : [];
}

export function createOwnOrders(session) {
  const { get, set } = session;

  /** Takes a type of order in hand; with `orders`, only those of it. */
  function take(type, orders = null) {
    set({ ownOrder: { type, orders, picks: {}, taken: true, near: null }, plan: null, variants: null, pending: null, tab: 'decision' });
    const ownOrder = ownOrderInHand(get());
    if (ownOrder && !ownOrder.field && ownOrder.orders.length === 1) return session.submit(ownOrder.orders[0]);
    return undefined;
  }

  /** Settles the open field. The last one gives the order, unless `ask`: then a button does. */
  function pick(value, { ask = false } = {}) {
    const ownOrder = ownOrderInHand(get());
    if (!ownOrder?.field) return undefined;
    const before = get().ownOrder ?? { type: ownOrder.type, orders: null };
    set({ ownOrder: { ...before, picks: { ...ownOrder.picks, [ownOrder.field.name]: value }, near: null } });
    const next = ownOrderInHand(get());
    return next && !next.field && !ask ? session.submit(next.orders[0]) : undefined;
  }

  /** A hex was pointed at. Returns whether that meant anything. */
  function point(hex, unit, { touch = false } = {}) {
    const { view } = get();
    const ownOrder = ownOrderInHand(get());
    if (!ownOrder?.field) return false;
    const here = ownOrder.values.filter(({ value }) => spotsOf(view, ownOrder.field, value).includes(hex));
    const meant = here.find(({ value }) => value === unit) ?? (here.length === 1 ? here[0] : null);
    if (meant) pick(meant.value, { ask: touch });
    else if (here.length) set({ ownOrder: { ...(get().ownOrder ?? { type: ownOrder.type, orders: null, picks: {} }), near: hex } });
    else if (ownOrder.field.kind === 'hex') why(ownOrder, hex);
    else return false;
    return true;
  }

  /** Asks the umpire whether a hex that is not listed can be named all the same, and why not. */
  async function why(ownOrder, hex) {
    const order = { ...ownOrder.orders[0], ...ownOrder.picks, [ownOrder.field.name]: hex };
    try {
      const { objections } = await session.api.check(order);
      if (objections.length) session.refuse(objections);
      else await session.submit(order);
    } catch (problem) {
      session.report(problem);
    }
  }

  /** Lets go of the last thing told, or of the own order. Returns whether there was one. */
  function back() {
    const { ownOrder } = get();
    if (!ownOrder) return false;
    const told = Object.entries(ownOrder.picks);
    if (ownOrder.near) set({ ownOrder: { ...ownOrder, near: null } });
    else set({ ownOrder: told.length ? { ...ownOrder, picks: Object.fromEntries(told.slice(0, -1)) } : null });
    return true;
  }

  return { take, pick, point, back, drop: () => set({ ownOrder: null }) };
}
