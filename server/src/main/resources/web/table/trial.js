/**
 * The trial board: a copy of the position for oneself alone. Orders given on it go to nobody; the server tries all of them anew each
 * time, so they can be taken back freely. The match goes on underneath and is shown again when the trial is left.
 */
import { t } from '../page/i18n.js';
import { acting } from './state.js';

const DICE = new Set(['rolled', 'fought', 'revealed']);
const isOpen = play => play.order.type === 'attack' || play.order.type === 'overrun' || play.events.some(event => DICE.has(event.type));

export function createTrial(session, table) {
  const { get, set, api } = session;

  function begin() {
    const state = get();
    if (state.trial || !acting(state)) return;
    set({
      trial: {
        seed: Math.floor(Math.random() * 1e9),
        steps: [],
        plays: [],
        real: state.view,
        from: state.view.orders,
        die: 0,
        moved: false,
        give,
        back,
      },
      recap: null,
      plan: null,
      selected: [],
      options: null,
      tab: 'decision',
    });
  }

  /** Tries the steps and shows what comes of them. */
  async function run(steps, { animate = true } = {}) {
    const { trial } = get();
    set({ busy: true, toast: null });
    try {
      const { view, plays } = await api.trial({ seed: trial.seed, steps });
      if (animate && plays.length) await table.board?.animate(plays.at(-1).events);
      const fought = plays.at(-1)?.events.find(event => event.type === 'fought');
      set({ trial: { ...get().trial, steps, plays }, ...(fought ? { battle: { n: view.orders, fought, events: [] } } : {}) });
      session.show({ ...view, canUndo: steps.length > 0 });
      return true;
    } catch (problem) {
      await session.report(problem);
      return false;
    } finally {
      set({ busy: false });
    }
  }

  const give = order => run([...get().trial.steps, { order, ...(get().trial.die ? { die: get().trial.die } : {}) }]);
  const back = () => run(get().trial.steps.slice(0, -1), { animate: false });

  function leave() {
    const { trial } = get();
    set({ trial: null, selected: [], options: null, plan: null, battle: null });
    session.show(trial.real, true);
  }

  /** The steps that may be given in earnest: those before the first die. */
  function earnest({ plays, steps }) {
    const first = plays.findIndex(isOpen);
    return steps.slice(0, first < 0 ? steps.length : first);
  }

  async function carryOver() {
    const { trial } = get();
    const orders = earnest(trial).map(step => step.order);
    leave();
    for (const order of orders) if (!(await session.submit(order))) return;
  }

  return {
    begin,
    give,
    back,
    leave,
    carryOver,
    die: die => set({ trial: { ...get().trial, die } }),
    foot() {
      const { trial } = get();
      const n = earnest(trial).length;
      return {
        left: trial.moved ? t('trialMoved') : t('trialCarry', { n }),
        main: { text: t('carryOver', { n }), disabled: !n || trial.moved, act: carryOver },
        others: [
          { text: t('discard'), key: t('keyEsc'), act: leave },
          ...(trial.steps.length ? [{ text: t('undo'), key: '⌫', act: back }] : []),
        ],
        note: trial.steps.length > n ? t('trialForgotten') : '',
      };
    },
  };
}
