/** Orders one can choose from, sorted for the hand: who acts, where to, and what needs only a button. A game's own are in ownorders.js. */
import { isOwn } from './ownorders.js';

export const whoOf = order => order.units ?? (order.unit !== undefined ? [order.unit] : []);

/** The hex an order points at on the map, or null. */
export function whereOf(order) {
  if (order.type === 'overrun') return order.target;
  if (order.hex) return order.hex;
  return order.path?.at(-1) ?? null;
}

const keyOf = order => `${order.type === 'lose' ? 'lose' : ''}${whoOf(order).join(',')}`;

/** `actors`: groups of orders of the same units that point at hexes; `plain`: the rest. */
export function sortOrders(orders) {
  const actors = new Map();
  const plain = [];
  for (const order of orders) {
    if (order.type === 'lose' || whereOf(order) === null || !whoOf(order).length) {
      plain.push(order);
      continue;
    }
    const key = keyOf(order);
    if (!actors.has(key)) actors.set(key, { key, units: whoOf(order), orders: [] });
    actors.get(key).orders.push(order);
  }
  return { actors: [...actors.values()], plain };
}

/** The choice of a set-up as the same groups: each unit with the hexes it may stand in. */
export function placements(choices) {
  return (choices?.places ?? []).map(({ unit, hexes }) => ({
    key: unit,
    units: [unit],
    orders: hexes.map(hex => ({ type: 'place', units: [unit], hex })),
  }));
}

export function answersOf(state) {
  const { choices, view, book } = state;
  if (!choices) return { actors: [], plain: [] };
  const orders = (choices.orders ?? []).filter(order => !isOwn(book, order));
  if (view.decision.activity === 'set-up') return { actors: placements(choices), plain: orders.filter(order => order.type !== 'place') };
  return sortOrders(orders);
}

/** The group in hand: the one chosen, or the only one there is. */
export function actorOf(state, { actors }) {
  return actors.find(actor => actor.key === state.actor) ?? (actors.length === 1 ? actors[0] : null);
}

/** Whether several units are to be placed, or to retreat, each in its turn. */
export const areSeveral = ({ choices }, { type }) =>
  (type === 'place' || type === 'retreat') && new Set((choices.orders ?? []).filter(order => order.type === type).flatMap(whoOf)).size > 1;
