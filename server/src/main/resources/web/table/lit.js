/** The hexes one may choose now, whatever the choice is about. */
import { acting, isAiming } from './state.js';
import { unitOf } from './kit.js';
import { answersOf, actorOf, whereOf, whoOf } from './answers.js';
import { ownOrderInHand, spotsOf, spotsOfOwnOrder } from './ownorders.js';

const MANY_ACTORS = 12;

export function litHexes(state) {
  const { plan, view } = state;
  if (!acting(state)) return [];
  if (plan?.kind === 'attack') return unique(plan.able.map(id => unitOf(view, id)?.hex).filter(Boolean));
  const ownOrder = ownOrderInHand(state);
  if (ownOrder && !plan) return spotsOfOwnOrder(view, ownOrder);
  const { activity } = view.decision;
  if (activity === 'move' || isAiming(view)) return [];
  const answers = answersOf(state);
  const actor = actorOf(state, answers);
  const few = answers.actors.length <= MANY_ACTORS && activity !== 'set-up';
  const orders = actor ? actor.orders : few ? answers.actors.flatMap(one => one.orders) : [];
  return unique(orders.map(whereOf));
}

/** Where the staff's orders would be carried out that stand to be given, with their numbers in the list; whole ways of track too. */
export function staffHexes({ view, book, staff, leftOut, ownOrder, working }) {
  if (working || staff?.after !== view?.orders || Object.keys(ownOrder?.picks ?? {}).length) return [];
  const lit = new Map();
  staff.orders.forEach(({ order }, i) => {
    if (leftOut.includes(JSON.stringify(order))) return;
    for (const hex of waysOf(book, order)) if (!lit.has(hex)) lit.set(hex, { hex });
    const hex = staffHex(book, view, order);
    if (hex && !lit.get(hex)?.label) lit.set(hex, { hex, label: String(i + 1) });
  });
  return [...lit.values()];
}

const waysOf = (book, order) =>
  (book.ownOrders[order.type] ?? []).filter(({ kind }) => kind === 'hexes').flatMap(({ name }) => order[name] ?? []);

/** Where on the map an order is carried out: the place it names, else where the last of its units stands, who is acted upon. */
export function staffHex(book, view, order) {
  const fields = (book.ownOrders[order.type] ?? []).filter(({ name }) => order[name] !== null && order[name] !== undefined);
  const named = ['hex', 'hexes', 'unit', 'units'].flatMap(kind =>
    fields
      .filter(field => field.kind === kind)
      .reverse()
      .flatMap(field => spotsOf(view, field, order[field.name])),
  );
  return named[0] ?? whereOf(order) ?? unitOf(view, whoOf(order)[0])?.hex ?? null;
}

const unique = items => [...new Set(items)];
