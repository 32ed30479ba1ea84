/** What can be laid over the map, in the order of the keys 1 to 7. */
import { t } from '../page/i18n.js';

export const OVERLAYS = ['zones', 'supply', 'threat', 'command', 'front', 'moves', 'arrivals'];

export function createOverlays(session, board) {
  const { get, set, api, store } = session;

  async function fetchOverlay(kind) {
    const { view, selected, hex } = get();
    if (kind === 'threat') {
      const unit = selected[0] ?? view.units.filter(one => one.hex === hex).at(-1)?.id;
      if (!unit) {
        set({ toast: { title: t('threatNeedsUnit') } });
        return null;
      }
      return { ...(await api.overlay(kind, unit)), unit };
    }
    return api.overlay(kind);
  }

  /** The paths of the last player turn's moves: those since the side before last began to order. */
  function lastMoves() {
    const { history } = get();
    const lines = [];
    let side = null;
    for (let i = history.length - 1; i >= 0; i--) {
      const entry = history[i];
      side ??= entry.side;
      if (entry.side !== side && lines.length) break;
      for (const event of entry.events) {
        if (['moved', 'retreated', 'advanced'].includes(event.type) && event.path?.length) {
          lines.push({
            units: event.units ?? [event.unit],
            hexes: [event.from, ...event.path].filter(Boolean),
            ok: true,
            side: entry.side,
          });
        }
      }
      if (lines.length > 80) break;
    }
    return { hexes: [], lines };
  }

  const arrivals = () =>
    get()
      .view.boxes.filter(box => box.hex && box.units.length)
      .map(box => ({ hex: box.hex, label: String(box.units.length) }));

  async function show(kind) {
    try {
      if (kind === 'arrivals') return board().setHighlights('arrivals', arrivals());
      const data = kind === 'moves' ? lastMoves() : await fetchOverlay(kind);
      if (get().overlays.includes(kind)) board().setOverlay(kind, data);
    } catch (problem) {
      await session.report(problem);
    }
    return undefined;
  }

  function hide(kind) {
    if (kind === 'arrivals') board().setHighlights('arrivals', null);
    else board().setOverlay(kind, null);
  }

  function toggle(index) {
    const kind = OVERLAYS[index];
    const { overlays } = get();
    if (overlays.includes(kind)) {
      set({ overlays: overlays.filter(one => one !== kind) });
      hide(kind);
    } else {
      set({ overlays: [...overlays, kind] });
      show(kind);
    }
  }

  // What lies on the map follows the position, and a threat the unit in hand.
  store.listen((now, before) => {
    if (!board()) return;
    if (now.view !== before.view) for (const kind of now.overlays) show(kind);
    else if (now.overlays.includes('threat') && (now.selected !== before.selected || now.hex !== before.hex)) show('threat');
  });

  return { toggle };
}
