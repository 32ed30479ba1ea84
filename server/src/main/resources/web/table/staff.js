/**
 * What the staff would order in the rest of a routine phase, as the game proposes it: a list of which lines can be left out, given at one
 * press. Each is an ordinary order; what is refused, or a die that changes the plan, stops it.
 */
import { t } from '../page/i18n.js';
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
      if (staff && !get().working) set({ staff: null });
      return;
    }
    if (asked === view.orders) return;
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

  /** Whether the staff would still go on like this, now that a die has fallen. */
  async function goesOn(rest) {
    const orders = ticked({ staff: await api.proposal(), leftOut: get().leftOut });
    return keyOf(orders.map(one => one.order)) === keyOf(rest.map(one => one.order));
  }

  /** Gives every line that is ticked, and ends the phase if nothing is left that the staff would do in it. */
  async function give() {
    const { staff, view } = get();
    const lines = ticked(get());
    const here = () => get().working && get().view.turn === view.turn && get().view.decision?.code === view.decision.code;
    set({ working: { done: 0, words: 'staffWorking' }, ownOrder: null });
    try {
      for (let i = 0; i < lines.length && here(); i++) {
        if (!(await session.submit(lines[i].order))) {
          if (get().toast) set({ toast: { ...get().toast, detail: t('staffStopped', { n: i, all: lines.length }) } });
          return;
        }
        if (get().working) set({ working: { ...get().working, done: i + 1 } });
        const rest = lines.slice(i + 1);
        if (lines[i].rolls && rest.length && here() && !(await goesOn(rest))) {
          set({ toast: { title: t('staffDie'), detail: t('staffStopped', { n: i + 1, all: lines.length }) } });
          return;
        }
      }
      if (staff.ends && here() && get().view.canEnd) await session.submit({ type: 'end-phase' });
    } catch (problem) {
      await session.report(problem);
    } finally {
      set({ working: null, staff: null });
    }
  }

  session.store.listen((now, before) => {
    if (['view', 'working', 'trial', 'replay', 'status'].some(what => now[what] !== before[what])) watch();
  });
  watch();
  return { give, leave };
}
