/** What the staff would order in the rest of a phase, as the game proposes it: a list of which lines can be left out, given at one press. */
import { onCall } from '../page/lazy.js';
import { isRoutine } from './suggesting.js';

export const keyOf = order => JSON.stringify(order);

/** The lines that are to be given. */
export const ticked = ({ staff, leftOut }) => (staff?.orders ?? []).filter(({ order }) => !leftOut.includes(keyOf(order)));

export function createStaff(session) {
  const { get, set, api } = session;
  let asked = -1;

  /** Asks for a plan where one is wanted and none is there; forgets one that is no longer of this position. */
  async function watch() {
    const { view, staff } = get();
    if (!isRoutine(get())) {
      asked = -1;
      if (staff && staff.after !== view?.orders && !get().working) set({ staff: null });
      return;
    }
    if (asked === view.orders || (staff?.marches && staff.after === view.orders)) return;
    asked = view.orders;
    try {
      const plan = await api.proposal();
      if (isRoutine(get()) && get().view.orders === plan.after) set({ staff: plan, ...kept() });
    } catch {
      // Without a list there is still the single proposal of the view.
      set({ staff: null });
    }
  }

  /** What was left out stays so as long as the phase lasts. */
  function kept() {
    const { view, leftOut, leftIn } = get();
    const phase = `${view.turn} ${view.phase}`;
    return phase === leftIn ? { leftOut } : { leftOut: [], leftIn: phase };
  }

  function leave(order, out) {
    const key = keyOf(order);
    const others = get().leftOut.filter(one => one !== key);
    set({ leftOut: out ? [...others, key] : others });
  }

  session.store.listen((now, before) => {
    if (['view', 'working', 'trial', 'replay', 'status'].some(what => now[what] !== before[what])) watch();
  });
  watch();
  const work = onCall(
    () => import('./staffwork.js'),
    ({ createStaffWork }) => createStaffWork(session, kept),
    ['give', 'march'],
  );
  return { ...work, leave };
}
