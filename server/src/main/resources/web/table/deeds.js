/**
 * A game's own orders. The kit tells what each type is made of; the page asks for the fields that are still open, one after the
 * other, each kind in its own way: a counter or a hex is lit on the map, a number has a stepper, a word a list.
 */
import { acting } from './state.js';
import { unitOf } from './kit.js';

export const isOwn = (book, order) => order.type in book.ownOrders;

/** The own orders open now, by type, in the order in which they are listed. */
export function deedsOf({ choices, book }) {
  return group(book, (choices?.orders ?? []).filter(order => isOwn(book, order)));
}

export function group(book, orders) {
  const types = new Map();
  for (const order of orders) {
    if (!types.has(order.type)) types.set(order.type, { type: order.type, fields: book.ownOrders[order.type], orders: [] });
    types.get(order.type).orders.push(order);
  }
  return [...types.values()];
}

/**
 * The deed in hand with what is still to be told: `field` and its `values`, each with the orders it leaves; without a field, `orders`
 * holds the one order that is meant. The only deed of a phase that is about nothing else is in hand by itself.
 */
export function deedInHand(state) {
  if (!acting(state) || !state.choices) return null;
  const all = deedsOf(state);
  const taken = state.deed && (state.deed.orders ? group(state.book, state.deed.orders)[0] : all.find(one => one.type === state.deed.type));
  const held = taken ?? onlyOne(state, all);
  if (!held) return null;
  const picks = taken ? state.deed.picks : {};
  return { ...asked(held, picks), auto: !taken || (!state.deed.taken && !Object.keys(picks).length) };
}

function onlyOne({ view, choices, book }, deeds) {
  if (view.decision.activity === 'move' || view.decision.activity === 'attack') return null;
  const other = (choices.places?.length ?? 0) + choices.orders.filter(order => !isOwn(book, order) && (order.path || order.units || order.unit)).length;
  const open = deeds.filter(deed => deed.orders.length > 1);
  return !other && open.length === 1 ? open[0] : null;
}

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

/** The hexes lit for a deed in hand. */
export const spotsOfDeed = (view, deed) => (deed?.field ? [...new Set(deed.values.flatMap(({ value }) => spotsOf(view, deed.field, value)))] : []);

/** The units named so far, to be ringed on the map. */
export function unitsOfDeed(deed) {
  return deed ? deed.fields.filter(({ kind }) => kind.startsWith('unit')).flatMap(({ name }) => deed.picks[name] ?? []) : [];
}

export function createDeeds(session) {
  const { get, set } = session;

  /** Takes a type of order in hand; with `orders`, only those of it. */
  function take(type, orders = null) {
    set({ deed: { type, orders, picks: {}, taken: true, near: null }, plan: null, variants: null, pending: null, tab: 'decision' });
    const deed = deedInHand(get());
    if (deed && !deed.field && deed.orders.length === 1) return session.submit(deed.orders[0]);
    return undefined;
  }

  /** Settles the open field. The last one gives the order, unless `ask`: then a button does. */
  function pick(value, { ask = false } = {}) {
    const deed = deedInHand(get());
    if (!deed?.field) return undefined;
    const before = get().deed ?? { type: deed.type, orders: null };
    set({ deed: { ...before, picks: { ...deed.picks, [deed.field.name]: value }, near: null } });
    const next = deedInHand(get());
    return next && !next.field && !ask ? session.submit(next.orders[0]) : undefined;
  }

  /** A hex was pointed at. Returns whether that meant anything. */
  function point(hex, unit, { touch = false } = {}) {
    const { view } = get();
    const deed = deedInHand(get());
    if (!deed?.field) return false;
    const here = deed.values.filter(({ value }) => spotsOf(view, deed.field, value).includes(hex));
    const meant = here.find(({ value }) => value === unit) ?? (here.length === 1 ? here[0] : null);
    if (meant) pick(meant.value, { ask: touch });
    else if (here.length) set({ deed: { ...(get().deed ?? { type: deed.type, orders: null, picks: {} }), near: hex } });
    else if (deed.field.kind === 'hex') why(deed, hex);
    else return false;
    return true;
  }

  /** Asks the umpire why this hex cannot be named. */
  async function why(deed, hex) {
    const order = { ...deed.orders[0], ...deed.picks, [deed.field.name]: hex };
    try {
      const { objections } = await session.api.check(order);
      if (objections.length) session.refuse(objections);
    } catch (problem) {
      session.report(problem);
    }
  }

  /** Lets go of the last thing told, or of the deed. Returns whether there was one. */
  function back() {
    const { deed } = get();
    if (!deed) return false;
    const told = Object.entries(deed.picks);
    if (deed.near) set({ deed: { ...deed, near: null } });
    else set({ deed: told.length ? { ...deed, picks: Object.fromEntries(told.slice(0, -1)) } : null });
    return true;
  }

  return { take, pick, point, back, drop: () => set({ deed: null }) };
}
