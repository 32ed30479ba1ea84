/** What can be laid over the map, in the order of the keys 1 to 7. */
import { t } from '../page/i18n.js';
import { lastTurns, trailsOf } from './trails.js';

export const OVERLAYS = ['zones', 'supply', 'threat', 'command', 'front', 'moves', 'arrivals'];

const isAir = (book, id) => book?.piece(id)?.kind === 'air';

/** The aircraft that the order in hand names. */
const aircraft = ({ ownOrder, book }) =>
  Object.values(ownOrder?.picks ?? {})
    .flat()
    .filter(id => isAir(book, id));

export function createOverlays(session, board) {
  const { get, set, api, store } = session;

  async function fetchOverlay(kind) {
    const { view, selected, hex, book } = get();
    if (kind === 'threat') {
      const sent = [aircraft(get()), selected.filter(id => isAir(book, id))].find(some => some.length);
      if (sent) return (await import('./flights.js')).flightsOf(api, sent);
      const unit = selected[0] ?? view.units.filter(one => one.hex === hex).at(-1)?.id;
      if (!unit) {
        set({ toast: { title: t('threatNeedsUnit') } });
        return null;
      }
      return { ...(await api.overlay(kind, unit)), unit };
    }
    return api.overlay(kind);
  }

  /** What both sides did in their last turns, with ghosts of those lost. */
  const lastMoves = () => trailsOf(lastTurns(get().history, get().book));

  /** Boxes that stand somewhere on the map, and those to come where they enter, each with how many. */
  function arrivals() {
    const { view, book } = get();
    const hexes = [];
    const doors = new Map();
    for (const { hex, units, stand, turn, entry = [] } of view.boxes.filter(box => box.units.length)) {
      const side = book.side(units[0]);
      if (hex) hexes.push({ hex, side, label: String(units.length) });
      else if (entry.length && (stand === 'due' || stand === 'coming')) {
        const label = t('arrivalTag', { turn: turn ?? view.turn, count: units.length });
        doors.set(entry.join(), { entry, groups: [...(doors.get(entry.join())?.groups ?? []), { side, label }] });
      }
    }
    for (const { entry, groups } of doors.values())
      groups.forEach((group, i) => hexes.push({ ...group, hex: entry[Math.floor((entry.length * (i + 1)) / (groups.length + 1))] }));
    return { hexes, lines: [] };
  }

  let supply = { view: null, lines: null };

  /** Why a unit has no supply: the objection, or null if nobody knows. */
  async function whyUnsupplied(unit) {
    const { view } = get();
    if (supply.view !== view)
      supply = {
        view,
        lines: api.overlay('supply').then(
          ({ lines }) => lines,
          () => [],
        ),
      };
    const lines = await supply.lines;
    return lines.find(line => !line.ok && line.units.includes(unit))?.why ?? null;
  }

  async function show(kind) {
    try {
      const own = { moves: lastMoves, arrivals }[kind];
      const data = own ? own() : await fetchOverlay(kind);
      if (!wanted(get()).includes(kind)) return;
      board().setOverlay(kind, data);
      if (kind === 'threat') set({ flights: data?.units ? data : null });
    } catch (problem) {
      await session.report(problem);
    }
  }

  function hide(kind) {
    board().setOverlay(kind, null);
    if (kind === 'threat') set({ flights: null });
  }

  /** What is laid on the map: what one has asked for, and the range of aircraft in hand. */
  const wanted = state => (aircraft(state).length ? ['threat', ...state.overlays] : state.overlays);

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
    const same = aircraft(now).join() === aircraft(before).join();
    if (!same && !wanted(now).includes('threat')) hide('threat');
    if (now.view !== before.view) for (const kind of new Set(wanted(now))) show(kind);
    else if (wanted(now).includes('threat') && (!same || now.selected !== before.selected || now.hex !== before.hex)) show('threat');
  });

  return { toggle, whyUnsupplied };
}
