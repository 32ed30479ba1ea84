/** An attack or overrun in the making: its units, targets, air point and forecast. */
export function createPlanning(session) {
  const { get, set, api } = session;
  let turn = 0;

  const order = plan =>
    plan.kind === 'overrun'
      ? { type: 'overrun', units: plan.units, path: plan.path, target: plan.targets[0], by: plan.by ?? null }
      : { type: 'attack', units: plan.units, targets: plan.targets, support: plan.air };

  async function put(plan) {
    const mine = ++turn;
    set({ plan: { ...plan, forecast: plan.forecast ?? null, objections: [] } });
    if (!plan.units.length) return set({ plan: { ...plan, forecast: null, objections: [] } });
    try {
      const forecast = await api.forecast(order(plan));
      if (mine === turn && get().plan) set({ plan: { ...get().plan, forecast, objections: [] } });
    } catch (problem) {
      if (mine === turn && get().plan) set({ plan: { ...get().plan, forecast: null, objections: problem.objections ?? [] } });
    }
  }

  const targets = () => get().choices?.targets ?? [];
  const target = hex => targets().find(candidate => candidate.hex === hex);

  /** Who may attack all these hexes together [every attacker must reach every target]. */
  function attackers(hexes) {
    const lists = hexes.map(hex => target(hex)?.attackers ?? []);
    return lists.length ? lists[0].filter(unit => lists.every(list => list.includes(unit))) : [];
  }

  return {
    targets,
    target,
    attackers,
    order,

    /** Begins to plan against a hex; with `more`, adds it to the hexes attacked together or takes it out. */
    aim(hex, more = false) {
      const { plan } = get();
      if (more && plan?.kind === 'attack') {
        const hexes = plan.targets.includes(hex) ? plan.targets.filter(one => one !== hex) : [...plan.targets, hex];
        if (!hexes.length) return set({ plan: null });
        const able = attackers(hexes);
        if (!able.length) return session.set({ toast: { title: '', code: 'noCommonAttackers' } });
        return put({ ...plan, targets: hexes, units: plan.units.filter(unit => able.includes(unit)), able });
      }
      const able = attackers([hex]);
      return put({ kind: 'attack', targets: [hex], units: able, able, air: 0, airMost: target(hex)?.air ?? 0 });
    },

    toggle(unit) {
      const { plan } = get();
      if (plan?.kind !== 'attack' || !plan.able.includes(unit)) return false;
      const units = plan.units.includes(unit) ? plan.units.filter(id => id !== unit) : [...plan.units, unit];
      put({ ...plan, units });
      return true;
    },

    air(points) {
      put({ ...get().plan, air: points });
    },

    overrun(units, { target: hex, path, by }) {
      return put({ kind: 'overrun', units, able: units, targets: [hex], path, by, air: 0, airMost: 0 });
    },

    /** Takes a kept plan in hand again. */
    resume: plan => put({ ...plan, forecast: null }),

    drop: () => set({ plan: null }),

    declare: () => session.submit(order(get().plan)),
  };
}
