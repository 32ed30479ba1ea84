/** A question that has few answers, as a list of whole sentences, the proposed one first: no two lines read alike. */
import { acting } from './state.js';
import { answersOf, whereOf, whoOf } from './answers.js';
import { ownOrdersOf } from './ownorders.js';

export const MOST_LINES = 9;

const key = order =>
  JSON.stringify([
    order.type,
    order.answer ?? null,
    [...whoOf(order)].sort(),
    whereOf(order),
    order.type === 'retreat' ? order.path : null,
  ]);

/** The answers of the present question, the game's suggestion first; null where it is no question or there are too many answers. */
export function linesOf(state) {
  const { view, choices, variants } = state;
  if (!acting(state) || !choices || view.decision.activity !== 'answer') return null;
  if (variants?.length > 1) return unique(variants);
  const orders = allLines(state);
  return !orders?.length || orders.length > MOST_LINES ? null : orders;
}

/** The same however many there are; null where a phase can be ended instead. */
export function allLines(state) {
  const { view, choices } = state;
  if (!choices || view.canEnd || (choices.end && !choices.orders?.length)) return null;
  const { actors, plain } = answersOf(state);
  const orders = unique([...plain.filter(order => order.type !== 'end-phase'), ...actors.flatMap(actor => actor.orders)]);
  return orders.sort((a, b) => rank(view, b) - rank(view, a));
}

function unique(orders) {
  return [...new Map(orders.map(order => [key(order), order])).values()];
}

/** The game's own proposal, then what is done with the most units, then standing still. */
const rank = ({ suggestion }, order) =>
  (suggestion && key(suggestion) === key(order) ? 1000 : 0) +
  (order.type === 'advance' ? 10 + whoOf(order).length : order.type === 'reply' && ['done', 'decline'].includes(order.answer) ? -1 : 0);

/** The line Enter takes: the one chosen by a digit or a click, else the first. */
export function defaultLine(state) {
  const lines = linesOf(state);
  if (!lines || ownOrdersOf(state).length) return null;
  const order = lines[Math.min(state.line ?? 0, lines.length - 1)];
  return order.type === 'overrun' ? null : { order };
}
