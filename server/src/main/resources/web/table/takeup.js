/** Taking a counter in hand from wherever it is shown: a box, a panel, the search. */
import { acting } from './state.js';
import { unitOf } from './kit.js';
import { answersOf } from './answers.js';
import { group, ownOrderInHand, ownOrdersOf } from './ownorders.js';

/** Takes a unit in hand for what it can do now; if it can do nothing, shows its card, or in movement the reason. */
export function takeUp(table, id) {
  const { session, choosing, ownOrders } = table;
  const state = session.get();
  const { view, book } = state;
  const hex = unitOf(view, id)?.hex ?? null;
  if (!acting(state) || !choosing.ours(id)) return look(table, id, hex);
  const asked = namedBy(ownOrderInHand(state), id);
  if (asked) return ownOrders.pick(asked.value);
  if (view.decision.activity === 'move') {
    session.set({ tab: 'decision', ownOrder: null });
    return choosing.select([id], hex);
  }
  const actor = answersOf(state).actors.find(one => one.units.includes(id));
  if (actor) return session.set({ tab: 'decision', actor: actor.key, variants: null, ownOrder: null });
  const about = group(
    book,
    ownOrdersOf(state).flatMap(ownOrder => ownOrder.orders.filter(order => book.namesUnit(order, id))),
  );
  if (about.length === 1) return ownOrders.take(about[0].type, about[0].orders);
  return look(table, id, hex);
}

/** The value of the open field that is this unit. */
const namedBy = (ownOrder, id) =>
  ownOrder?.field?.kind.startsWith('unit') ? ownOrder.values.find(({ value }) => [value].flat().join() === id) : undefined;

function look(table, id, hex) {
  if (hex) table.look(hex);
  table.session.set({ tab: 'unit', ...(hex ? {} : { selected: [id], options: null, hex: null }) });
}
