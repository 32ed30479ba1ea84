/** What the game would do in one's place in a phase that one might also end: its next order, or those of the whole phase. */
import { t } from '../page/i18n.js';
import { freshUnits, isReaction } from './left.js';
import { acting, isAiming } from './state.js';
import { orderText } from './text.js';

/** So few are moved sooner than asked for. */
const FEW_TO_MARCH = 4;

/** Whether the staff has something to propose: in a phase of lists and ledgers, or beside the marches, so that all of it can be given at once. */
export function isRoutine(state) {
  const { view, trial, working } = state;
  return acting(state) && !trial && !working && view.canEnd && (view.staffed || isListed(state));
}

/** Orders that are ticked off one after the other; a set-up that places a whole side has a button of its own. */
function isListed({ view: { suggestion, decision }, book }) {
  if (!suggestion || suggestion.type === 'end-phase') return false;
  return decision.activity === 'answer' || (decision.activity === 'set-up' && book.ownOrders[suggestion.type]?.length > 0);
}

/** How many of the staff's orders stand to be given; none while no plan is there, or something of one's own is in hand. */
function planned({ view, staff, leftOut, ownOrder, selected }) {
  if (staff?.after !== view.orders || selected.length || Object.keys(ownOrder?.picks ?? {}).length) return 0;
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

/** The button that has the staff plan the marches of all who have not moved; nothing where units are in hand, or only some may react. */
export function marching(table, state) {
  const { view, trial, selected } = state;
  const open = view.decision.activity === 'move' && !trial && !selected.length && !planned(state) && !state.ending;
  if (!open || isReaction(state) || freshUnits(state).length < FEW_TO_MARCH) return [];
  return [{ text: t('staffMarch'), type: 'staff-march', act: table.staff.march }];
}

/** The button that takes up the next attack that was declared; null if none is left. */
export function resolving(table, { targets = [] }) {
  const hex = targets.find(({ together }) => together?.length)?.hex;
  const act = () => {
    // Enter goes on with the attack, not with a hex that was looked at before.
    table.session.set({ cursor: null });
    table.board?.centreOn(hex, { onlyIfHidden: true });
    table.planning.aim(hex);
  };
  return hex ? { text: t('resolveNext', { hex }), key: '⏎', enter: true, act } : null;
}
