/** Going back through a match: the position after any order, one at a time or as a film, at a pace one chooses. */
import { t } from '../page/i18n.js';
import { remember } from '../page/keep.js';
import { reducedMotion } from '../page/settings.js';
import { gather } from '../board/gather.js';
import { hexesOf, trailsOf } from './trails.js';

const PAUSE = 700;
export const SPEEDS = [0.5, 1, 2, 4, 8];
export const UNITS = ['order', 'battle', 'phase'];

const isBattle = entry => entry.events.some(event => event.type === 'fought');
const isPhase = entry => entry.events.some(event => event.type === 'phase-began');

export function createReplay(session, table) {
  const { get, set, api } = session;
  const views = new Map();
  let wanted = null;
  let film = 0;

  const kept = remember('film') ?? {};
  const blank = () => ({
    view: get().view,
    at: get().view.orders,
    from: 0,
    to: get().view.orders,
    playing: false,
    speed: SPEEDS.includes(kept.speed) ? kept.speed : 1,
    unit: UNITS.includes(kept.unit) ? kept.unit : 'order',
  });

  async function view(n) {
    if (!views.has(n)) {
      if (views.size > 300) views.clear();
      views.set(n, api.view(n));
    }
    return views.get(n);
  }

  const entryOf = n => get().history.find(entry => entry.n === n);

  /** Shows the table after order n, with the trail of that order. */
  async function to(n, keep = {}) {
    const before = get().replay ?? blank();
    const last = Math.max(before.to, Math.min(get().view.orders, n));
    const at = Math.max(0, Math.min(last, n));
    wanted = at;
    set({
      replay: { ...before, ...keep, at, to: last, from: Math.min(before.from, at) },
      selected: [],
      options: null,
      plan: null,
      pending: null,
      dice: null,
    });
    try {
      const position = await view(at);
      if (wanted === at && get().replay) {
        set({ replay: { ...get().replay, at, view: position } });
        trail(entryOf(at));
      }
    } catch (problem) {
      views.delete(at);
      session.report(problem);
    }
  }

  function trail(entry) {
    table.board?.setOverlay('trail', entry ? trailsOf([entry]) : null);
  }

  /** The order at which the next step in the chosen unit ends. */
  function stop(from, by) {
    const { replay, view: now } = get();
    const { unit = 'order', to: last = now.orders, from: first = 0 } = replay ?? {};
    if (unit === 'order') return from + by;
    const marks = get()
      .history.filter(unit === 'battle' ? isBattle : isPhase)
      .map(entry => entry.n);
    return by > 0 ? (marks.find(n => n > from) ?? last) : (marks.findLast(n => n < from) ?? first);
  }

  function pause() {
    film++;
    if (get().replay) set({ replay: { ...get().replay, playing: false } });
  }

  const wait = (milliseconds, mine) =>
    /** @type {Promise<void>} */ (
      new Promise(resolve => {
        const timer = setInterval(() => {
          milliseconds -= 40;
          if (milliseconds > 0 && film === mine) return;
          clearInterval(timer);
          resolve();
        }, 40);
      })
    );

  /**
   * Plays from where it stands to the end of the stretch; `back` goes back to the present when done.
   *
   * @param {{from?: number, to?: number, back?: boolean}} stretch
   */
  async function play({ from, to: last, back = false } = {}) {
    if (get().replay?.playing) return pause();
    const mine = ++film;
    const start = from ?? get().replay?.at ?? 0;
    const range = from === undefined ? {} : { from, to: last };
    const { replay, view: now } = get();
    table.board?.setOverlay('story', null);
    const fresh = start >= (last ?? replay?.to ?? now.orders) ? (replay?.from ?? 0) : start;
    await to(fresh, range);
    if (film !== mine) return undefined;
    set({ replay: { ...get().replay, ...range, playing: true } });
    while (film === mine && get().replay && get().replay.at < get().replay.to) {
      await show(get().replay.at + 1, mine);
    }
    if (film !== mine || !get().replay) return undefined;
    pause();
    if (back) leave();
    return undefined;
  }

  /** One order of the film: the camera gathers it, the counters go, the dice lie a moment. */
  async function show(n, mine) {
    const entry = entryOf(n);
    const next = view(n);
    const pace = () => get().replay?.speed ?? 1;
    if (entry && table.board) {
      gather(table.board, hexesOf(entry));
      trail(entry);
      if (!reducedMotion() && pace() <= 4) await table.board.animate(entry.events, pace());
    }
    if (film !== mine) return;
    try {
      const position = await next;
      if (film !== mine || !get().replay) return;
      wanted = n;
      set({ replay: { ...get().replay, at: n, view: position } });
      trail(entry);
    } catch (problem) {
      views.delete(n);
      pause();
      await session.report(problem);
      return;
    }
    await wait(((entry && isBattle(entry) ? 2 : 1) * PAUSE) / pace(), mine);
  }

  function leave() {
    film++;
    wanted = null;
    set({ replay: null });
    table.board?.setOverlay('trail', null);
    if (get().recap) table.board?.setOverlay('story', get().recap.trails);
  }

  function choose(change) {
    remember('film', { speed: get().replay.speed, unit: get().replay.unit, ...change });
    Object.assign(kept, change);
    set({ replay: { ...get().replay, ...change } });
  }

  return {
    to: n => (pause(), to(n)),
    step: by => (pause(), to(stop(get().replay?.at ?? get().view.orders, by))),
    first: () => (pause(), to(get().replay.from)),
    last: () => (pause(), to(get().replay.to)),
    play,
    pause,
    leave,
    speed: speed => choose({ speed }),
    faster: by =>
      get().replay && choose({ speed: SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, SPEEDS.indexOf(get().replay.speed) + by))] }),
    unit: unit => choose({ unit }),
    foot: () => {
      const { match, view: now } = get();
      const mayGoOn = now.over || match.seat === 'both';
      return {
        left: t('replayHint'),
        main: { text: t(get().recap ? 'backToRecap' : 'replayLeave'), key: '⏎', enter: true, act: leave },
        others: mayGoOn ? [{ text: t('playOn'), act: () => set({ dialog: 'play-on' }) }] : [],
      };
    },
  };
}
