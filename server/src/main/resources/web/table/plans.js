import { isAiming } from './state.js';

/** Attacks planned side by side, with all their odds, before the first die. A plan binds nobody; it is looked at again when things change. */
export function createPlans(session, planning) {
  const { get, set, api, store } = session;

  /** Keeps the attack in hand as a plan, or puts a kept one in its place. */
  function keep() {
    const { plan, plans } = get();
    if (plan?.kind !== 'attack' || !plan.forecast) return;
    const others = plans.filter(one => one.targets.join() !== plan.targets.join());
    set({ plans: [...others, plan], plan: null });
  }

  const take = plan => (set({ plans: get().plans.filter(one => one !== plan), plan: null }), planning.resume(plan));
  const drop = plan => set({ plans: get().plans.filter(one => one !== plan) });

  /** Declares the first of them. */
  async function declare(plan = get().plans[0]) {
    drop(plan);
    return session.submit(planning.order(plan));
  }

  /** After each change: units that are gone or have fought leave their plans, and the odds are asked for anew. */
  async function review() {
    const { view, choices } = get();
    if (!get().plans.length || !choices || !isAiming(view)) return;
    const targets = choices.targets ?? [];
    const kept = [];
    for (const plan of get().plans) {
      const able = planning.attackers(plan.targets);
      const units = plan.units.filter(id => able.includes(id));
      if (!units.length || !plan.targets.every(hex => targets.some(one => one.hex === hex))) continue;
      try {
        kept.push({ ...plan, able, units, forecast: await api.forecast(planning.order({ ...plan, units })) });
      } catch {
        // What can no longer be done is no plan.
      }
      if (get().view !== view) return;
    }
    set({ plans: kept });
  }

  store.listen((now, before) => {
    if (now.choices !== before.choices && now.choices) review();
    if (now.view?.decision?.activity === 'move' && before.view?.decision?.activity !== 'move' && now.plans.length) set({ plans: [] });
  });

  return { keep, take, drop, declare };
}

/** Units that are in more than one plan. */
export function twice(plans) {
  const count = new Map();
  for (const plan of plans) for (const id of plan.units) count.set(id, (count.get(id) ?? 0) + 1);
  return new Set([...count].filter(([, n]) => n > 1).map(([id]) => id));
}
