/** The hexes one may choose now, whatever the choice is about. */
import { acting, isAiming } from './state.js';
import { unitOf } from './kit.js';
import { answersOf, actorOf, whereOf } from './answers.js';
import { ownOrderInHand, spotsOfOwnOrder } from './ownorders.js';

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

const unique = items => [...new Set(items)];
