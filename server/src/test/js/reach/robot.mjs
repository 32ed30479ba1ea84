/** Plays a match by clicks and compares, position by position, what the umpire lists with what the hands can reach. */
import { Hands } from './hands.mjs';
import { alike, goTo, OutOfReach } from './ways.mjs';

const json = async (path, how) => {
  const response = await fetch(path, how);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

const post = (path, body) =>
  json(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** What an order is like apart from the units and hexes it names: its type, its words and flags, and whether it names none, one or several. */
export function formOf(order) {
  const parts = Object.entries(order).map(([name, value]) => {
    if (Array.isArray(value)) return name === 'path' ? '' : `${name} ${value.length < 2 ? value.length : 'many'}`;
    if (value === null || typeof value === 'boolean') return `${name} ${value}`;
    return ['mode', 'answer', 'support', 'instruction', 'word'].includes(name) ? `${name} ${value}` : '';
  });
  return parts.filter(Boolean).join(', ');
}

/** A generator of chance that always begins alike. */
export function dice(seed) {
  let at = seed >>> 0;
  return n => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return Math.floor((at / 2 ** 32) * n);
  };
}

export class Robot {
  /** How often each type of order was listed, tried out, reached and given; and what was out of reach, once for each reason. */
  types = new Map();
  faults = new Map();
  offMap = { listed: 0, reached: 0 };

  /** @param {{game: string, scenario?: string, seed: number, each: number, perPhase: number, most: number, until: number}} plan */
  constructor(plan) {
    this.plan = plan;
    this.random = dice(plan.seed);
  }

  async play(record = null) {
    const { game, scenario, seed } = this.plan;
    const match = record ? await post('/api/records', record) : await post('/api/matches', { game, scenario, hotSeat: true, seed });
    this.hands = new Hands(match);
    this.at = `/api/matches/${match.id}`;
    this.how = { headers: { Authorization: `Bearer ${this.hands.token}` } };
    await this.hands.sitDown();
    let phase = '';
    let given = 0;
    for (let n = 0; n < this.plan.most && Date.now() < this.plan.until; n++) {
      const { view } = this.hands.state;
      if (view.over) break;
      const now = `${view.turn} ${view.phase} ${view.decision.code}`;
      given = now === phase ? given + 1 : 0;
      phase = now;
      await this.decide(given);
    }
    const { view } = this.hands.state;
    this.hands.close();
    return { over: view.over, turn: view.turn, orders: view.orders };
  }

  async decide(given) {
    const legal = await json(`${this.at}/legal?limit=${this.plan.each}`, this.how);
    for (const [type, n] of Object.entries(legal.counts)) {
      const row = this.row(type);
      row.positions++;
      row.listed += n;
    }
    const reached = [];
    for (const order of this.wanted(legal.orders)) if (await this.reaches(order)) reached.push(order);
    if (given === 0) await this.lookOffMap();
    await this.give(legal, reached, given);
  }

  row(type) {
    if (!this.types.has(type)) this.types.set(type, { positions: 0, listed: 0, tried: 0, reached: 0, given: 0, forms: {} });
    return this.types.get(type);
  }

  /** What is tried out: forms of orders that were seldom tried before, and now and then any. */
  wanted(orders) {
    const now = new Set();
    return orders.filter(order => {
      const form = formOf(order);
      const tried = this.row(order.type).forms[form] ?? 0;
      const wanted = tried < this.plan.often ? !now.has(form) || tried < 2 : this.random(Math.ceil(tried / this.plan.often) * 8) === 0;
      if (wanted) now.add(form);
      return wanted;
    });
  }

  /** Whether an order is reached by clicks; if not, why. */
  async reaches(order) {
    const row = this.row(order.type);
    const form = formOf(order);
    row.tried++;
    row.forms[form] = (row.forms[form] ?? 0) + 1;
    let why = '';
    const asked = await this.hands.tryOut(async () => {
      try {
        await goTo(this.hands, order);
      } catch (problem) {
        why = problem instanceof OutOfReach ? problem.message : `the page fails: ${problem.message}`;
        if (process.env.REACH_DEBUG) this.show(order, why);
      }
    });
    if (alike(asked, order)) {
      row.reached++;
      return true;
    }
    this.fault(order, why || (asked ? `another order is given: ${JSON.stringify(asked)}` : 'nothing is given'));
    return false;
  }

  /** What stands at the table when an order is out of reach, to find out why. */
  show(order, why) {
    const { tab, selected, mode, options, actor, ownOrder, plan, view } = this.hands.state;
    const buttons = this.hands
      .buttons(() => true)
      .map(
        one =>
          `${one.textContent} ${Object.entries(one.attributes)
            .filter(([name]) => name.startsWith('data'))
            .join(' ')}`,
      );
    console.error(
      JSON.stringify({
        why,
        order,
        phase: view.phase,
        tab,
        selected,
        mode,
        modes: options?.modes,
        actor,
        ownOrder,
        plan: plan?.targets,
        buttons: buttons.slice(5, 60),
      }),
    );
  }

  fault(order, why) {
    const kind = `${order.type}: ${why.replace(/[a-z]+-[a-z0-9-]*\d[\w-]*|[A-D]?\d{4}|\{.*\}/g, '…')}`;
    const { view, match } = this.hands.state;
    const known = this.faults.get(kind);
    if (known) known.times++;
    else
      this.faults.set(kind, {
        times: 1,
        type: order.type,
        why,
        order,
        where: `${match.game} ${match.scenario} seed ${this.plan.seed}, order ${view.orders}, ${view.phase}`,
      });
  }

  /** Every unit off the map that has a legal order in a phase of movement. */
  async lookOffMap() {
    const { view, book } = this.hands.state;
    if (view.decision.activity !== 'move') return;
    const waiting = view.boxes
      .filter(box => box.stand !== 'lost')
      .flatMap(box => box.units.filter(id => book.side(id) === view.decision.side));
    const some = this.offMap.listed < this.plan.often * 4 ? this.plan.offMap : 1;
    for (const unit of waiting.filter(() => this.random(waiting.length) < some)) {
      const { orders } = await json(`${this.at}/legal?unit=${encodeURIComponent(unit)}&limit=1`, this.how);
      const goal = orders.find(order => order.type === 'move' || order.type === 'place');
      if (!goal) continue;
      this.offMap.listed++;
      if (!view.boxes.some(box => box.stand === 'due' && box.units.includes(unit)))
        this.fault(goal, `${unit} may come and is not among the arrivals due`);
      if (await this.reaches(goal)) this.offMap.reached++;
    }
  }

  /** Gives one order by clicks: after some in a phase its end, before that what was seldom given. */
  async give(legal, reached, given) {
    const end = legal.orders.find(order => order.type === 'end-phase');
    const rare = order => this.row(order.type).given;
    const others = reached.filter(order => order.type !== 'end-phase');
    others.sort((a, b) => rare(a) - rare(b));
    const choices = given >= this.plan.perPhase && end ? [end] : [...others.slice(0, 4), ...(end ? [end] : [])];
    for (let i = 0; i < 3; i++) {
      const order = choices[given >= this.plan.perPhase ? 0 : this.random(Math.min(2, choices.length))] ?? this.any(legal.orders);
      if (!order) throw new Error('there is nothing to order');
      if (await this.do(order)) return;
      choices.splice(choices.indexOf(order), 1);
    }
    // The match goes on even if clicks could not.
    const order = end ?? this.any(legal.orders);
    await this.hands.give(() => this.hands.session.submit(order));
  }

  any = orders => orders[this.random(orders.length)];

  async do(order) {
    try {
      const went = await this.hands.give(async () => {
        await goTo(this.hands, order);
      });
      if (went) this.row(order.type).given++;
      if (!went) this.fault(order, `the server did not take it: ${this.hands.state.toast?.title ?? ''}`);
      return went;
    } catch (problem) {
      if (!(problem instanceof OutOfReach)) throw problem;
      this.fault(order, problem.message);
      return false;
    } finally {
      this.hands.session.set({
        selected: [],
        options: null,
        plan: null,
        ownOrder: null,
        variants: null,
        actor: null,
        toast: null,
        ending: false,
      });
    }
  }
}
