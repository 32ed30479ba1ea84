/** What a click, a tap or the Enter key on a hex means now. */
import { Grid } from '../board/grid.js';
import { acting, isSettling } from './state.js';
import { unitsAt, unitOf } from './kit.js';
import { answersOf, actorOf, whereOf } from './answers.js';
import { whatIsLeft } from './left.js';

export function createClicks(session, choosing, planning, ownOrders, proposals) {
  const { get, set } = session;
  let grid = null;

  function click({ hex, unit, event }) {
    if (!hex) return letGo();
    const touch = event?.pointerType === 'touch';
    const more = Boolean(event?.shiftKey);
    const state = get();
    set({ hex, cursor: null, toast: null });
    if (!acting(state) || isSettling(state)) return inspect(hex);
    if (state.busy || state.working) return undefined;
    if (!state.plan && ownOrders.point(hex, unit, { touch })) return undefined;
    switch (state.view.decision.activity) {
      case 'move':
        return onMove(hex, unit, { touch, more });
      case 'attack':
      case 'declare':
        return onAttack(hex, unit, { more });
      default:
        return onAnswer(hex, { touch });
    }
  }

  function inspect(hex) {
    const units = unitsAt(get().view, hex);
    set({ selected: [], options: null, cursor: hex, tab: units.length ? 'unit' : get().tab });
  }

  function onMove(hex, unit, { touch, more }) {
    const { selected, options, view, pending } = get();
    const here = selected.length ? (unitOf(view, selected[0])?.hex ?? null) : null;
    const own = choosing.ready(hex);
    if (more && own.length) return addStack(hex, unit, own);
    if (selected.length && hex !== here && options) {
      const overrun = options.overruns.find(one => one.target === hex);
      if (overrun) return aimOverrun(selected, overrun);
      const move = choosing.moveTo(hex);
      if (move) {
        if (touch && pending?.hex !== hex) return set({ pending: move });
        return go(move);
      }
      if (!own.length) return explain(hex);
    }
    if (own.length) return choosing.cycle(hex);
    return inspect(hex);
  }

  /** Shift adds: a stack of another hex whole, in the hex in hand a single unit; once more takes out again. */
  function addStack(hex, unit, own) {
    const { selected, view } = get();
    const inHand = selected.some(id => unitOf(view, id)?.hex === hex);
    if (inHand || !selected.length) return choosing.add(unit && choosing.ours(unit) ? unit : own[0]);
    return choosing.select([...selected, ...own], hex);
  }

  const aimOverrun = (units, overrun) => {
    set({ tab: 'decision' });
    return planning.overrun(units, overrun);
  };

  async function go(move) {
    const { selected } = get();
    if (move.each) return goEach(move.each);
    if (await session.submit({ type: 'move', units: selected, path: move.path, mode: move.mode })) {
      set({ selected: get().view.decision?.activity === 'move' ? [] : get().selected, options: null, pending: null });
    }
  }

  /** Sends the units of several hexes to one, stack by stack; the first refusal stops the rest. */
  async function goEach(moves) {
    set({ selected: [], options: null, pending: null });
    for (const { units, path, mode } of moves) {
      if (!(await session.submit({ type: 'move', units, path, mode }))) return;
      if (get().view.decision?.activity !== 'move') return;
    }
  }

  /** Asks the umpire why the units may not go there, by the straight way. */
  async function explain(hex) {
    const { selected, view, map, mode, options } = get();
    const from = unitOf(view, selected[0])?.hex;
    if (!from) return undefined;
    if (options.objection) return session.refuse([options.objection]);
    try {
      const order = { type: 'move', units: selected, path: straight(map, from, hex), mode: mode ?? 'march' };
      const { objections } = await session.api.check(order);
      if (objections.length) return session.refuse(objections);
      return session.submit(order);
    } catch (problem) {
      return session.report(problem);
    }
  }

  function straight(map, from, to) {
    grid ??= new Grid(map);
    const end = grid.hex(to);
    const path = [];
    for (let at = grid.hex(from); at !== end && path.length < 60; ) {
      const steps = [0, 1, 2, 3, 4, 5].map(k => grid.neighbour(at, k)).filter(hex => hex >= 0);
      at = steps.reduce((best, hex) => (grid.distance(hex, end) < grid.distance(best, end) ? hex : best));
      path.push(grid.name(at));
    }
    return path;
  }

  function onAttack(hex, unit, { more }) {
    const { plan } = get();
    if (planning.target(hex)) {
      set({ tab: 'decision', selected: [] });
      return planning.aim(hex, more);
    }
    const attackers = plan?.able?.filter(id => unitOf(get().view, id)?.hex === hex) ?? [];
    if (attackers.length) {
      return planning.toggle(attackers.includes(unit) ? unit : attackers[0]);
    }
    const enemy = unitsAt(get().view, hex).some(one => !choosing.ours(one.id));
    if (enemy) return whyNoAttack(hex);
    return inspect(hex);
  }

  async function whyNoAttack(hex) {
    const { view, map } = get();
    grid ??= new Grid(map);
    const at = grid.hex(hex);
    const near = [0, 1, 2, 3, 4, 5]
      .map(k => grid.neighbour(at, k))
      .filter(one => one >= 0)
      .map(one => grid.name(one));
    const ours = view.units.filter(one => near.includes(one.hex) && choosing.ours(one.id));
    inspect(hex);
    if (!ours.length) return;
    try {
      const plan = { kind: 'attack', units: [ours[0].id], targets: [hex], air: 0 };
      const { objections } = await session.api.check(planning.order(plan));
      if (objections.length) session.refuse(objections);
    } catch (problem) {
      session.report(problem);
    }
  }

  function onAnswer(hex, { touch }) {
    const state = get();
    const answers = answersOf(state);
    const actor = actorOf(state, answers);
    const orders = actor?.orders.filter(order => whereOf(order) === hex) ?? [];
    if (orders.length) return choose(orders, { touch });
    const here = answers.actors.filter(one => one.units.some(id => unitOf(state.view, id)?.hex === hex));
    if (
      !here.length &&
      state.actor &&
      state.view.decision.activity === 'set-up' &&
      unitsAt(state.view, hex).every(one => choosing.ours(one.id))
    )
      return whyNotThere(state.actor, hex);
    if (here.length) {
      const now = here.findIndex(one => one.key === state.actor);
      return set({ actor: here[(now + 1) % here.length].key, variants: null, tab: 'decision' });
    }
    const any = answers.actors.filter(one => one.orders.some(order => whereOf(order) === hex));
    if (!actor && any.length) {
      const all = any.flatMap(one => one.orders.filter(order => whereOf(order) === hex));
      return choose(all, { touch });
    }
    return inspect(hex);
  }

  /** Asks the umpire why a unit may not be set up there. */
  async function whyNotThere(unit, hex) {
    try {
      const { objections } = await session.api.check({ type: 'place', units: [unit], hex });
      if (objections.length) session.refuse(objections);
    } catch (problem) {
      session.report(problem);
    }
  }

  /**
   * @param {any[]} orders
   * @param {{touch?: boolean}} how
   */
  function choose(orders, { touch } = {}) {
    if (orders.length > 1) return set({ variants: orders, tab: 'decision' });
    const [order] = orders;
    if (order.type === 'overrun') return aimOverrun(order.units, order);
    if (touch && get().variants?.[0] !== order) return set({ variants: orders, tab: 'decision' });
    return session.submit(order);
  }

  /** Lets go, step by step: dialog, toast, plan, choice, selection. */
  function letGo() {
    const state = get();
    if (state.dialog) return set({ dialog: null });
    if (state.toast) return set({ toast: null });
    if (state.working) return proposals.stop();
    if (state.ending) return set({ ending: false, price: null });
    if (state.variants) return set({ variants: null });
    if (state.plan) return set({ plan: null });
    if (state.danger) return set({ danger: null });
    if (ownOrders.back()) return undefined;
    if (state.pending) return set({ pending: null });
    if (state.trial && !state.selected.length && !state.actor) return undefined;
    if (state.actor) return set({ actor: null });
    return choosing.clear();
  }

  /** Ends the phase; asks once more, in the foot, where something is given up that cannot be taken back. */
  async function end() {
    const state = get();
    const { choices, view } = state;
    if (!acting(state) || state.busy || state.working || isSettling(state)) return undefined;
    if (choices && choices.end === false && choices.objections?.length) return session.refuse(choices.objections);
    if (!(choices?.end ?? view.canEnd)) return undefined;
    const price = state.ending ? null : await priceOfEnding();
    if (price || (!state.ending && whatIsLeft(state).lost.length && !goesOn(state)))
      return set({ ending: true, price, tab: 'decision', plan: null });
    return session.submit({ type: 'end-phase' });
  }

  async function priceOfEnding() {
    set({ busy: true });
    try {
      return await proposals.priceOfEnding();
    } finally {
      set({ busy: false });
    }
  }

  /** Whether the next step of the turn is the same side's, so that ending this one can be undone. */
  function goesOn({ view, book }) {
    const steps = book.kit.phases;
    const at = steps.findIndex(phase => phase.id === view.phase);
    return at >= 0 && steps[at + 1]?.side === view.decision.side;
  }

  return { click, escape: letGo, end, choose, go, inspect, whyNotThere };
}
