/** What the game would do in one's place in a phase that one might also end: its next order, or those of the whole phase. */
import { t } from '../page/i18n.js';
import { acting, isAiming } from './state.js';
import { orderText } from './text.js';

/** Whether the staff has something to propose in a phase of lists and ledgers, so that all of it can be given at once. */
export function isRoutine(state) {
  const { view, trial, working } = state;
  return acting(state) && !trial && !working && view.canEnd && isListed(state);
}

/** Orders that are ticked off one after the other; a set-up that places a whole side has a button of its own. */
function isListed({ view: { suggestion, decision }, book }) {
  if (!suggestion || suggestion.type === 'end-phase') return false;
  return decision.activity === 'answer' || (decision.activity === 'set-up' && book.ownOrders[suggestion.type]?.length > 0);
}

/** How many of the staff's orders stand to be given; none while no plan is there, or an order of one's own is in hand. */
function planned({ view, staff, leftOut, ownOrder }) {
  if (staff?.after !== view.orders || Object.keys(ownOrder?.picks ?? {}).length) return 0;
  return staff.orders.filter(({ order }) => !leftOut.includes(JSON.stringify(order))).length;
}

/** An order of the game's own that it proposes where one might also end the phase, and nothing else is in hand. */
export function suggestionOf({ view: { suggestion, decision }, book, ownOrder }) {
  const own = suggestion && book.ownOrders[suggestion.type]?.length;
  const free = decision.activity !== 'move' && !isAiming({ decision }) && !Object.keys(ownOrder?.picks ?? {}).length;
  return own && free ? suggestion : null;
}

/** The foot where something is proposed, before the phase is ended with `end`; null if nothing is. */
export function suggesting(table, state, end, undo) {
  const n = planned(state);
  if (!end.main || state.ending) return null;
  if (n) {
    const text = t(state.staff.ends ? 'staffGiveAndEnd' : 'staffGive', { n });
    return { left: end.left, main: { text, key: '⏎', enter: true, act: table.staff.give }, others: [end.main, ...undo] };
  }
  const order = state.staff?.after === state.view.orders ? null : suggestionOf(state);
  if (!order) return null;
  const main = { text: orderText(state.book, order), key: '⏎', enter: true, act: () => table.session.submit(order) };
  return { left: end.left, main, others: [end.main, ...undo] };
}
