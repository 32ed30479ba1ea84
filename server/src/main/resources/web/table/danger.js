/** What the enemy could do to a hex of one's own when he next moves and fights: asked of the server, shown in the panel and on the map. */
import { t } from '../page/i18n.js';

const UNASKABLE = [403, 404];

export function createDanger(session, board) {
  const { get, set, api, store } = session;
  let asked = 0;

  async function ask(hex) {
    const mine = ++asked;
    if (!hex) return set({ toast: { title: t('dangerPick') } });
    set({ danger: { hex, found: get().danger?.hex === hex ? get().danger.found : null }, tab: 'decision' });
    try {
      const found = await api.danger(hex);
      if (mine === asked) set({ danger: { hex, found } });
    } catch (problem) {
      if (mine !== asked) return undefined;
      set({ danger: null });
      if (!UNASKABLE.includes(problem.status)) return session.report(problem);
      set({ toast: { title: t('dangerPick') } });
    }
    return undefined;
  }

  store.listen((now, before) => {
    if (now.danger !== before.danger) {
      if (!now.danger) asked++;
      board()?.setOverlay('danger', now.danger?.found?.comers ? ways(now.danger.found) : null);
    }
    if (now.danger && now.view?.orders !== before.view?.orders) now.view.over ? set({ danger: null }) : ask(now.danger.hex);
  });

  return { ask };
}

/** Where those come from who are not there yet. */
function ways({ comers, side }) {
  const lines = comers
    .filter(({ from, to }) => from !== to)
    .map(({ unit, from, to }) => ({ units: [unit], hexes: [from, to], side, ok: true }));
  return { hexes: [], lines, ghosts: [], numbers: [] };
}
