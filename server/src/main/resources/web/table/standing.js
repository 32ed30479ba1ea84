/**
 * Standing orders: how questions in the other side's turn are answered by themselves. They are the player's own, kept in this browser,
 * and can be changed at any time; what they answered is flagged in log and recap.
 */
import { remember } from '../page/keep.js';
import { acting } from './state.js';
import { allLines, linesOf } from './lines.js';
import { whoOf } from './answers.js';
import { unitOf } from './kit.js';

/** What can be settled beforehand, and the ways to settle it; the first way is to be asked. */
export const SWITCHES = {
  support: ['ask', 'never', 'third', 'half', 'always'],
  stand: ['ask', 'retreat', 'hold'],
  losses: ['ask', 'proposed'],
  way: ['ask', 'proposed'],
  follow: ['ask', 'never', 'proposed'],
  pass: ['ask', 'pass'],
  lost: ['ask', 'answer'],
};

const NOTHING = new Set(['none', 'decline', 'done', 'halt']);

/** How many results support must change to be given. */
const WORTH = { third: 1 / 3, half: 1 / 2 };

/** For what a switch may be set otherwise than for all: a hex, or a formation. */
export const SCOPED = 'stand';
export const scopeKey = scope => `${SCOPED}@${scope}`;

/** Which switch a question is for, by what its answers are; null if none fits. */
export function questionOf(lines) {
  if (!lines?.length) return null;
  const types = new Set(lines.map(order => order.type));
  const reply = answer => lines.find(order => order.type === 'reply' && order.answer === answer);
  if (reply('retreat')) return 'stand';
  if (types.size === 1 && types.has('lose')) return 'losses';
  if (types.size === 1 && types.has('retreat')) return 'way';
  if (types.has('advance') || types.has('move') || (types.has('place') && types.has('reply'))) return 'follow';
  if (types.size === 1 && types.has('reply') && lines.length === 2 && lines.some(order => NOTHING.has(order.answer))) return 'support';
  return null;
}

/** The way a question is settled: what was said of the hex, then of the formation, then of all. */
function wayOf({ view, book }, standing, question, lines) {
  const units = question === SCOPED ? [...new Set(lines.flatMap(whoOf))] : [];
  const scopes = [...units.map(id => unitOf(view, id)?.hex), ...units.map(id => book.piece(id)?.formation)].filter(Boolean);
  const scope = scopes.find(one => standing[scopeKey(one)]);
  return (scope ? standing[scopeKey(scope)] : standing[question]) ?? 'ask';
}

/** Whether it must be known first how many results support would change. */
export const mustWeigh = (standing, lines) => questionOf(lines) === 'support' && standing.support in WORTH;

/**
 * The line a standing order takes, or null where it leaves the question to the player.
 *
 * @param changes the share of results that support would change, where that matters
 */
export function answerOf(state, standing, lines, changes = 0) {
  const question = questionOf(lines);
  const way = wayOf(state, standing, question, lines);
  if (!question || way === 'ask') return null;
  const nothing = lines.find(order => order.type === 'reply' && NOTHING.has(order.answer));
  const order = {
    support: () => (way === 'always' || changes >= (WORTH[way] ?? 2) ? lines.find(one => one !== nothing) : nothing),
    stand: () =>
      way === 'retreat'
        ? lines.find(one => one.answer === 'retreat')
        : cheapest(
            state,
            lines.filter(one => one.type === 'lose'),
          ),
    losses: () => cheapest(state, lines),
    way: () => lines[0],
    follow: () => (way === 'never' ? nothing : lines[0]),
  }[question]();
  if (!order || ((standing.lost ?? 'ask') === 'ask' && kills(state, order))) return null;
  return order;
}

/** Whether an answer costs a unit its last step. */
function kills({ view, book }, order) {
  if (order.type !== 'lose') return false;
  return [...new Set(order.units)].some(
    id => (unitOf(view, id)?.steps ?? book.steps(id).length) <= order.units.filter(one => one === id).length,
  );
}

/** The losses that kill nobody, of them those of the weakest units. */
function cheapest(state, lines) {
  const strength = order => order.units.reduce((sum, id) => sum + (unitOf(state.view, id)?.attack ?? 99), 0);
  return [...lines].sort((a, b) => Number(kills(state, a)) - Number(kills(state, b)) || strength(a) - strength(b))[0];
}

const MOST_TRIES = 3;
const AGAIN = 400;

export function createStanding(session) {
  const { get, set, store } = session;
  const key = `standing.${session.id}`;
  const log = `auto.${session.id}`;
  set({ standing: remember(key) ?? {}, auto: remember(log) ?? {} });
  let answered = -1;
  let tries = 0;

  function change(name, way) {
    const standing = { ...get().standing, [name]: way };
    if (way === null) delete standing[name];
    remember(key, standing);
    set({ standing });
    answered = -1;
    consider(get());
  }

  /** How many results the support would change, by the game itself with the same dice for both answers. */
  async function weigh(lines) {
    try {
      return (await session.api.trial({ seed: 1, steps: [], answers: lines })).changes;
    } catch {
      return 0;
    }
  }

  /** Answers what may be answered: questions in the other side's phases, and phases in which nothing can be done. */
  async function consider(state) {
    const { view, choices, busy, standing, book, match } = state;
    if (!acting(state) || !choices || busy || answered === view.orders || match.seat === 'both' || state.plan || state.trial) return;
    if (get().working) return;
    const theirs = book.phase(view.phase)?.side && book.phase(view.phase).side !== view.decision.side;
    const lines = theirs && view.decision.activity === 'answer' ? allLines(state) : null;
    if (!lines && !passes(state)) return;
    answered = view.orders;
    if (lines && !answerable(state, lines)) return;
    // From here on nothing can be pressed that would answer the same question, or the one behind it.
    set({ settling: view.orders });
    const changes = lines && mustWeigh(standing, lines) ? await weigh(lines) : 0;
    const order = lines ? answerOf(get(), get().standing, lines, changes) : { type: 'end-phase' };
    if (!order || get().view.orders !== view.orders) return settled(view.orders);
    const n = view.orders + 1;
    if (await session.submit(order, { standing: true })) {
      settled(view.orders);
      tries = 0;
      const auto = { ...get().auto, [n]: lines ? questionOf(lines) : 'pass' };
      remember(log, auto);
      set({ auto });
    } else if (get().view.orders === view.orders && tries++ < MOST_TRIES) {
      // Something else was on its way: the question still stands.
      setTimeout(() => {
        answered = -1;
        consider(get());
      }, AGAIN);
    } else settled(view.orders);
  }

  const settled = orders => get().settling === orders && set({ settling: null });
  const answerable = (state, lines) => mustWeigh(state.standing, lines) || answerOf(state, state.standing, lines) !== null;

  /** Whether nothing can be done in a phase of one's own and one has asked to pass then. */
  function passes({ standing, choices, view, recap, book }) {
    if (standing.pass !== 'pass' || !choices.end || recap || view.turn === 0) return false;
    if (choices.orders?.length || choices.targets?.length || choices.places?.length) return false;
    if (view.decision.activity !== 'move') return true;
    return (
      !view.boxes.some(box => box.stand === 'due') &&
      view.units.every(
        unit => book.side(unit.id) !== view.decision.side || unit.marks.some(mark => ['moved', 'waiting', 'disrupted'].includes(mark)),
      )
    );
  }

  store.listen((now, before) => {
    // An order that did not get through for want of a connection is given again when there is one.
    if (now.online && !before.online) answered = -1;
    if (now.choices !== before.choices || now.busy !== before.busy || now.online !== before.online) consider(get());
  });

  return {
    change,
    /** Makes a standing order of the answer the marked line gives. */
    always() {
      const lines = linesOf(get());
      const question = questionOf(lines);
      const order = lines?.[get().line ?? 0];
      if (!question) return;
      const way = {
        support: NOTHING.has(order.answer) ? 'never' : 'always',
        stand: order.answer === 'retreat' ? 'retreat' : 'hold',
        losses: 'proposed',
        way: 'proposed',
        follow: NOTHING.has(order.answer) ? 'never' : 'proposed',
      }[question];
      change(question, way);
    },
  };
}
