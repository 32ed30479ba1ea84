/** An attack or overrun in the making: its units, targets, support and forecast. Where attacks are declared to be made later, the order is the game's own. */
export function createPlanning(session) {
  const { get, set, api } = session;
  let turn = 0;

  /** The game's own order that names units and hexes, by which an attack is declared. */
  const declaring = () =>
    Object.entries(get().book.ownOrders).find(([, fields]) => isAgainst(fields, 'hexes') && isAgainst(fields, 'units'))?.[0];

  function order(plan) {
    const { units, targets, path, by, air, supporters } = plan;
    if (plan.kind === 'overrun') return { type: 'overrun', units, path, target: targets[0], by: by ?? null };
    if (get().view.decision?.activity === 'declare') return { type: declaring(), units, targets, mandated: false };
    return { type: 'attack', units, targets, support: air, ...(supporters?.length && { supporters }) };
  }

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

  /** Puts a unit into a list of the plan, or takes it out. */
  function turnOver(name, unit) {
    const { plan } = get();
    const listed = plan[name];
    put({ ...plan, [name]: listed.includes(unit) ? listed.filter(id => id !== unit) : [...listed, unit] });
    return true;
  }

  return {
    targets,
    target,
    attackers,
    order,

    /** Begins to plan against a hex; with `more`, adds it to the hexes attacked together or takes it out. */
    aim(hex, more = false) {
      const { plan } = get();
      if (more && plan?.kind === 'attack' && !plan.declared) {
        const hexes = plan.targets.includes(hex) ? plan.targets.filter(one => one !== hex) : [...plan.targets, hex];
        if (!hexes.length) return set({ plan: null });
        const able = attackers(hexes);
        if (!able.length) return session.set({ toast: { title: '', code: 'noCommonAttackers' } });
        return put({ ...plan, targets: hexes, units: plan.units.filter(unit => able.includes(unit)), able });
      }
      const { together = [], supporters = [], air = 0 } = target(hex) ?? {};
      const hexes = together.length ? together : [hex];
      const able = attackers(hexes);
      const declared = together.length > 0;
      return put({ kind: 'attack', targets: hexes, declared, units: able, able, air: 0, airMost: air, supporters, helpers: supporters });
    },

    toggle(unit) {
      const { plan } = get();
      return plan?.kind === 'attack' && plan.able.includes(unit) ? turnOver('units', unit) : false;
    },

    /** A counter that supports, or does not. */
    support: unit => turnOver('supporters', unit),

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

const isAgainst = (fields, kind) =>
  fields.some(field => field.kind === kind && (kind === 'units' ? field.name === 'units' : field.name === 'targets'));
