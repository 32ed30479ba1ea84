/**
 * Moves the page proposes for units that must go somewhere: those without whose march a phase cannot end, and those above the stacking
 * limit. The umpire says where each may go; the page only chooses among that, and each move can be taken back like any other.
 */
import { t } from '../page/i18n.js';
import { unitOf } from './kit.js';
import { acting } from './state.js';
import { allLines } from './lines.js';
import { createWorth } from './worth.js';

export function createProposals(session) {
  const { get, set, api } = session;
  const { worth } = createWorth(session);

  async function bestMove(unit) {
    const { moves } = await api.units([unit]);
    return moves.reduce((best, move) => (best && worth(unit, best) >= worth(unit, move) ? best : move), null);
  }

  const stays = unit => !unitOf(get().view, unit)?.marks.includes('moved');

  /** Sends one unit where it is proposed; returns whether it went. */
  async function send(unit) {
    const move = await bestMove(unit);
    return Boolean(move && (await session.submit({ type: 'move', units: [unit], path: move.path, mode: move.mode })));
  }

  /** Sends one unit after the other; the foot tells how many and can stop it. */
  async function all(sendNext) {
    set({ working: { done: 0 }, selected: [], options: null });
    try {
      while (get().working && (await sendNext())) if (get().working) set({ working: { done: get().working.done + 1 } });
    } catch (problem) {
      await session.report(problem);
    } finally {
      set({ working: null });
    }
  }

  /** The unit named first among the reasons why the phase cannot end, as things stand after the last order. */
  async function nextHolder() {
    const { end, objections = [] } = await api.choices();
    return end ? undefined : objections.flatMap(one => one.units ?? []).find(id => unitOf(get().view, id));
  }

  /** Sends those who keep the phase open, as long as somebody does and can go. */
  const sendAll = () =>
    all(async () => {
      const unit = await nextHolder();
      return Boolean(unit && (await send(unit)));
    });

  /** Who must lose units if the phase ended now: the question that would follow at once, and whom it is about; null if none. */
  async function priceOfEnding() {
    const { view, trial } = get();
    if (trial || view.decision.activity !== 'move') return null;
    try {
      const steps = [{ order: { type: 'end-phase' } }];
      const next = await api.trial({ seed: 1, steps });
      const { decision } = next.view;
      if (decision?.side !== view.decision.side || decision.activity !== 'answer') return null;
      const { orders = [] } = await api.trial({ seed: 1, steps, choices: true });
      if (!orders.length || orders.some(order => order.type !== 'lose')) return null;
      const units = [...new Set(orders.flatMap(order => order.units))];
      const hexes = [...new Set(units.map(id => unitOf(view, id)?.hex).filter(Boolean))];
      return { rule: decision.rule, units, hexes };
    } catch {
      return null;
    }
  }

  /** Moves single units out of hexes that hold too many, until none does or nobody can go. */
  async function makeRoom() {
    set({ ending: false, price: null });
    let nobody = false;
    await all(async () => {
      const price = await priceOfEnding();
      if (!price) return false;
      for (const unit of price.units.filter(stays)) if (await send(unit)) return true;
      nobody = true;
      return false;
    });
    if (nobody) set({ toast: { title: t('noRoom') } });
  }

  /** Gives the first answer again and again, as long as the same question stands: all are placed, or retreat. */
  function answerAll(type) {
    const { code } = get().view.decision;
    return all(async () => {
      const choices = await api.choices();
      const state = { ...get(), choices };
      const [first] = (acting(state) && state.view.decision.code === code && allLines(state)) || [];
      return first?.type === type && session.submit(first);
    });
  }

  return { sendAll, answerAll, priceOfEnding, makeRoom };
}
