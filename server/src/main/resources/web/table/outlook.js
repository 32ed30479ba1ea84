/** What wins and how it stands: asked of the server whenever the position on the table changes. */
import { shown } from './state.js';

const REST = 700;

export function createOutlook(session, board) {
  const { get, set, api, store } = session;
  let asked = null;
  let timer = 0;

  async function ask(view) {
    asked = view;
    try {
      const outlook = await api.outlook(get().replay ? view.orders : undefined);
      if (asked !== view || !outlook.levels) return;
      set({ outlook });
      board()?.setOverlay('objectives', {
        hexes: outlook.objectives.map(one => ({ hex: one.hexes[0], value: one.points, side: one.holder })),
      });
    } catch {
      // The strip keeps what it showed; the next position asks again.
    }
  }

  store.listen(now => {
    const view = shown(now);
    if (!view || view === asked || now.trial || !now.boardReady || now.status !== 'ready') return;
    clearTimeout(timer);
    // While others play on, their orders come faster than anybody reads.
    if (view.yours || view.over || now.replay) ask(view);
    else timer = setTimeout(ask, REST, view);
  });
}

/** Where a balance of points stands among the levels, and how far it is to the next better one for a side. */
export function standing({ levels }, points, seat) {
  const balance = points.axis - points.soviet;
  const at = Math.max(
    0,
    levels.findLastIndex(level => balance >= level.from),
  );
  const level = levels[at];
  const forAxis = seat !== 'soviet';
  const next = forAxis ? levels[at + 1] : levels[at - 1];
  const need = !next ? 0 : forAxis ? next.from - balance : balance - level.from + 1;
  return { balance, at, level, next: next ?? null, need };
}

/** The score so far, line by line: what was scored, and what would be counted now; the same reason in one line. */
export function scoreLines(history, outlook) {
  const lines = new Map();
  const add = (side, reason, points, rule, n, now) => {
    const key = `${side} ${reason} ${Boolean(now)}`;
    const old = lines.get(key) ?? { side, reason, points: 0, times: 0, rule, now: Boolean(now), turns: new Set() };
    old.points += points;
    old.times++;
    if (n) old.n = n.n;
    if (n?.turn) old.turns.add(n.turn);
    lines.set(key, old);
  };
  for (const entry of history)
    for (const event of entry.events)
      if (event.type === 'scored' && event.points) add(event.side, event.reason, event.points, event.rule, entry);
  for (const line of outlook?.lines ?? []) if (line.points) add(line.side, line.reason, line.points, line.rule, null, true);
  return [...lines.values()];
}
