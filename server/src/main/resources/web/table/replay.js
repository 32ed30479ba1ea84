/** Going back through a match: the position after any order, one at a time or as a film. */
import { t } from '../page/i18n.js';

const PACE = 700;

export function createReplay(session) {
  const { get, set, api } = session;
  const views = new Map();
  let wanted = null;
  let film = null;

  async function view(n) {
    if (!views.has(n)) {
      if (views.size > 300) views.clear();
      views.set(n, api.view(n));
    }
    return views.get(n);
  }

  async function to(n) {
    const last = get().view.orders;
    const at = Math.max(0, Math.min(last, n));
    wanted = at;
    set({ replay: { ...(get().replay ?? { view: get().view }), at }, selected: [], options: null, plan: null, pending: null });
    try {
      const position = await view(at);
      if (wanted === at && get().replay) set({ replay: { ...get().replay, at, view: position } });
    } catch (problem) {
      views.delete(at);
      session.report(problem);
    }
  }

  function stop() {
    clearInterval(film);
    film = null;
    if (get().replay) set({ replay: { ...get().replay, playing: false } });
  }

  return {
    to,
    step: by => to((get().replay?.at ?? get().view.orders) + by),
    stop,
    async play() {
      if (film) return stop();
      if (!get().replay || get().replay.at >= get().view.orders) await to(0);
      set({ replay: { ...get().replay, playing: true } });
      film = setInterval(() => {
        const { replay, view: now } = get();
        if (!replay || replay.at >= now.orders) stop();
        else to(replay.at + 1);
      }, PACE);
      return undefined;
    },
    foot: () => ({ left: t('replayHint'), main: { text: t('replayLeave'), key: '⏎', enter: true, act: leave } }),
    leave,
  };

  function leave() {
    stop();
    wanted = null;
    set({ replay: null });
  }
}
