/** An attack or overrun in the making: its units, targets, support and forecast. Where attacks are declared to be made later, the order is the game's own. */
export function createPlanning(session) {
  const { get, set, api } = session;
  let turn = 0;

  /** The game's own order that names units and hexes, by which an attack is declared. */
  const declaring = () =>
    Object.entries(get().book.ownOrders).find(([, fields]) => isAgainst(fields, 'hexes') && isAgainst(fields, 'units'))?.[0];

  const isDeclaring = () => get().view.decision?.activity === 'declare';

  /** What such an order leaves to choose beside its units and targets. */
  const optionFields = () => (get().book.ownOrders[declaring()] ?? []).filter(({ name }) => name !== 'units' && name !== 'targets');

  /** The choices of the first of some forms of the order: the usual ones. */
  const usual = (forms = []) =>
    Object.fromEntries(optionFields().map(({ name, kind }) => [name, forms[0]?.[name] ?? NOTHING[kind] ?? null]));

  function order(plan) {
    const { units, targets, path, by, air, supporters } = plan;
    if (plan.kind === 'overrun') return { type: 'overrun', units, path, target: targets[0], by: by ?? null };
    if (isDeclaring()) return { type: declaring(), units, targets, ...(plan.options ?? usual()) };
    return { type: 'attack', units, targets, support: air, ...(supporters?.length && { supporters }) };
  }

  /** What is left to choose for just these units against these hexes, asked where they have changed: the forms of a declaration, or support. */
  async function learn(plan) {
    const subject = subjectOf(plan);
    const open = isDeclaring() ? optionFields().length > 0 : plan.helpers?.length > 0;
    if (plan.kind !== 'attack' || !open || plan.subject === subject) return {};
    const { forms = [], supporters = [], helpers = [] } = await api.check(order(plan));
    if (isDeclaring()) return { subject, forms };
    return { subject, supporters: plan.chosen ? plan.supporters.filter(id => helpers.includes(id)) : supporters };
  }

  async function put(plan) {
    const mine = ++turn;
    set({ plan: { ...plan, forecast: plan.forecast ?? null, objections: [] } });
    if (!plan.units.length) return set({ plan: { ...plan, forecast: null, objections: [] } });
    try {
      const learnt = await learn(plan);
      if (mine !== turn || !get().plan) return;
      if (learnt.subject) set({ plan: { ...get().plan, ...learnt } });
      const forecast = await api.forecast(order(get().plan));
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
  function turnOver(name, unit, change = {}) {
    const { plan } = get();
    const listed = plan[name];
    put({ ...plan, ...change, [name]: listed.includes(unit) ? listed.filter(id => id !== unit) : [...listed, unit] });
    return true;
  }

  /** The fields of a declaration that leave a choice, each with its values, the usual one first. */
  function options(plan) {
    if (plan?.kind !== 'attack' || !plan.options) return [];
    const forms = [...plan.targets.flatMap(hex => target(hex)?.forms ?? []), ...(plan.forms ?? []), plan.options];
    return optionFields()
      .map(field => ({ field, values: [...new Set(forms.map(form => form[field.name]))] }))
      .filter(({ values }) => values.length > 1);
  }

  return {
    targets,
    target,
    attackers,
    order,
    options,

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
      const { together = [], supporters = [], helpers = supporters, air = 0, forms = [] } = target(hex) ?? {};
      const hexes = together.length ? together : [hex];
      const able = attackers(hexes);
      const declared = together.length > 0;
      const fresh = {
        kind: 'attack',
        targets: hexes,
        declared,
        units: able,
        able,
        air: 0,
        airMost: air,
        supporters,
        helpers,
        chosen: false,
      };
      return put({ ...fresh, subject: subjectOf(fresh), ...(isDeclaring() && { forms, options: usual(forms) }) });
    },

    toggle(unit) {
      const { plan } = get();
      return plan?.kind === 'attack' && plan.able.includes(unit) ? turnOver('units', unit) : false;
    },

    /** A counter that supports, or does not; from now on the player's own choice. */
    support: unit => turnOver('supporters', unit, { chosen: true }),

    /** Takes another value for a field of the declaration. */
    option(name, value) {
      const { plan } = get();
      return put({ ...plan, options: { ...plan.options, [name]: value } });
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

/** What a field says where the game has not said what is usual. */
const NOTHING = { flag: false, number: 0 };

const subjectOf = ({ units, targets }) => `${units.join()} ${targets.join()}`;

const isAgainst = (fields, kind) =>
  fields.some(field => field.kind === kind && (kind === 'units' ? field.name === 'units' : field.name === 'targets'));
