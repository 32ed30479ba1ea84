/**
 * What the staff does when it is told to: plans marches, and gives its orders one after the other. Each is an ordinary order; what is
 * refused, or a die that changes the plan, stops it.
 */
import { t } from '../page/i18n.js';
import { keyOf, ticked } from './staff.js';

/** @param kept what stays left out of a new list */
export function createStaffWork(session, kept) {
  const { get, set, api } = session;

  /** Asks for the marches of all who have not moved, beside whatever else the staff would do. */
  async function march() {
    set({ working: { done: 0, words: 'staffThinks' } });
    try {
      const plan = await marches();
      set({ working: null, ...(get().view.orders === plan.after ? { staff: plan, ...kept() } : {}) });
      if (!plan.orders.length) set({ toast: { title: t('staffRests') } });
    } catch (problem) {
      set({ working: null });
      await session.report(problem);
    }
  }

  const marches = async () => ({ ...(await api.proposal(true)), marches: true });

  const same = (some, others) => keyOf(some.map(one => one.order)) === keyOf(others.map(one => one.order));

  /** Gives every line that is ticked, and ends the phase if nothing is left that the staff would do in it. */
  async function give() {
    const { staff, view } = get();
    const lines = ticked(get());
    const here = () => get().working && get().view.turn === view.turn && get().view.decision?.code === view.decision.code;
    const again = () => (staff.marches ? marches() : api.proposal());
    let next = null;
    set({ working: { done: 0, words: 'staffWorking' }, ownOrder: null });
    try {
      for (let i = 0; i < lines.length && here(); i++) {
        if (!(await session.submit(lines[i].order))) {
          if (get().toast) set({ toast: { ...get().toast, detail: t('staffStopped', { n: i, all: lines.length }) } });
          return;
        }
        if (get().working) set({ working: { ...get().working, done: i + 1 } });
        const rest = lines.slice(i + 1);
        if (lines[i].rolls && rest.length && here()) {
          // A die has fallen: would the staff still go on like this?
          const now = await again();
          if (!same(ticked({ staff: now, leftOut: get().leftOut }), rest)) {
            set({ toast: { title: t('staffDie'), detail: t('staffStopped', { n: i + 1, all: lines.length }) } });
            if (staff.marches) next = now;
            return;
          }
        }
      }
      if (staff.ends && here() && get().view.canEnd) await session.submit({ type: 'end-phase' });
      else if (staff.marches && staff.more && here()) next = await marches();
    } catch (problem) {
      await session.report(problem);
    } finally {
      set({ working: null, staff: next });
    }
  }

  return { give, march };
}
