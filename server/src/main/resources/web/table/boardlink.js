/** Keeps the canvas board in step with the session. */
import { Board } from '../board/board.js';
import { settings } from '../page/settings.js';
import { say } from '../page/ui.js';
import { shown, acting, isAiming } from './state.js';
import { unitOf } from './kit.js';
import { columnOf } from './text.js';
import { answersOf, actorOf } from './answers.js';
import { ownOrderInHand, unitsOfOwnOrder } from './ownorders.js';
import { aboutOf } from './about.js';
import { litHexes, staffHexes } from './lit.js';

const MANY_LIT = 600;

export function linkBoard(element, session, clicks, choosing, planning) {
  const { store, get, set } = session;
  const { map, book, match } = get();
  const area = map.regions?.[book.kit.areas?.[match.scenario]];
  const board = new Board(element, { map, kit: book.kit, area, ...settings.get() });
  const stamp = {};

  /** Calls `show` only when what it shows has changed. */
  function when(key, value, show) {
    const text = typeof value === 'object' && value !== null && !value.units?.[0]?.marks ? JSON.stringify(value) : value;
    if (Object.is(stamp[key], text)) return;
    stamp[key] = text;
    show(value);
  }

  function draw() {
    const state = get();
    const view = shown(state);
    if (!view) return;
    if (stamp.view !== view) {
      stamp.view = view;
      board.setView(view);
    }
    when('selection', marked(state), units => board.setSelection(units));
    when('reach', reach(state), moves => board.setReach(moves));
    when('path', path(state), line => board.setPath(line));
    when('targets', targets(state), list => board.setTargets(list));
    when('lit', fewLit(litHexes(state)), hexes =>
      board.setHighlights(
        'choice',
        hexes.map(hex => ({ hex })),
      ),
    );
    when('staff', staffHexes(state), spots => board.setHighlights('staff', spots));
    when('cursor', state.cursor, hex => (board.cursor = hex));
  }

  /** Where nearly the whole map may be chosen, lighting it all would tell nothing. */
  const fewLit = hexes => (hexes.length > MANY_LIT ? [] : hexes);

  function marked(state) {
    if (state.plan) return state.plan.units;
    const named = unitsOfOwnOrder(ownOrderInHand(state)).filter(id => unitOf(state.view, id));
    if (named.length) return named;
    if (state.selected.length) return state.selected;
    return actorOf(state, answersOf(state))?.units.filter(id => unitOf(state.view, id)) ?? [];
  }

  const reach = ({ options, mode, ownOrder }) =>
    options?.moves.length && !ownOrder
      ? options.moves.filter(move => move.mode === mode).map(({ hex, cost, stops }) => ({ hex, cost, stops }))
      : null;

  function path(state) {
    const { options, pending, hover, selected, view, variants, plan } = state;
    if (plan?.kind === 'overrun') return plan.path?.length ? line(unitOf(view, plan.units[0])?.hex, plan.path, null, view) : null;
    if (variants?.length === 1 && variants[0].path)
      return line(unitOf(view, variants[0].units?.[0] ?? variants[0].unit)?.hex, variants[0].path, null, view);
    const move = pending ?? (options && hover ? choosing.moveTo(hover) : null);
    if (!move || !selected.length) return null;
    return line(unitOf(view, selected[0])?.hex, move.path, move.cost, view, selected);
  }

  function line(from, hexes, cost, view, units = []) {
    const allowances = units
      .map(id => unitOf(view, id))
      .map(unit => unit?.allowance ?? unit?.movement)
      .filter(Number.isFinite);
    return {
      hexes: from ? [from, ...hexes] : hexes,
      price: cost ?? undefined,
      allowance: allowances.length ? Math.min(...allowances) * 2 : undefined,
      ok: true,
    };
  }

  function targets(state) {
    const { plan, options, view, danger } = state;
    const out = (state.toast?.hexes ?? []).map(hex => ({ hex, label: '', kind: 'possible' }));
    if (danger?.found?.comers && !plan)
      out.push({
        hex: danger.hex,
        label: columnOf(danger.found.forecast).column,
        kind: 'target',
        from: danger.found.comers.map(({ to }) => to),
      });
    out.push(...declared(shown(state), plan));
    if (!acting(state)) return out;
    const about = aboutOf(state);
    if (about) out.push({ hex: about.hex, label: '', kind: 'possible' });
    if (plan)
      for (const hex of plan.targets)
        out.push({
          hex,
          label: plan.forecast ? columnOf(plan.forecast).column : '',
          kind: 'target',
          from: plan.units.map(id => unitOf(view, id)?.hex),
        });
    if (options)
      for (const { target } of options.overruns)
        if (!plan?.targets.includes(target)) out.push({ hex: target, label: '', kind: 'possible' });
    for (const kept of state.plans)
      for (const hex of kept.targets)
        if (!plan?.targets.includes(hex))
          out.push({
            hex,
            label: kept.forecast ? columnOf(kept.forecast).column : '',
            kind: 'planned',
            from: kept.units.map(id => unitOf(view, id)?.hex),
          });
    if (isAiming(view) && !plan)
      for (const { hex } of planning.targets())
        if (![...state.plans, ...out.map(one => ({ targets: [one.hex] }))].some(kept => kept.targets.includes(hex)))
          out.push({ hex, label: '', kind: 'possible' });
    return out;
  }

  /** Attacks that are declared: arrows from every unit that bears the number of a hex, and the number on the hex. */
  function declared({ hexMarks, units }, plan) {
    return hexMarks
      .filter(({ hex, mark, value }) => value && book.kit.signs?.[mark] === 'arrows' && !plan?.targets.includes(hex))
      .map(({ hex, mark, value }) => ({
        hex,
        label: String(value),
        kind: 'declared',
        from: [...new Set(units.filter(unit => unit.marks.includes(`${mark}-${value}`)).map(unit => unit.hex))],
      }));
  }

  board.on('click', hit => clicks.click(hit));
  board.on('hover', ({ hex }) => set({ hover: hex ?? null }));
  board.on('longpress', ({ hex }) => hex && set({ hex, cursor: hex, tab: 'unit', selected: [], options: null }));
  board.on('contextmenu', ({ hex, event }) => {
    event?.preventDefault();
    if (hex) set({ hex, cursor: hex, tab: 'unit' });
  });

  const stop = [
    store.listen(draw),
    settings.listen(({ language, theme }, before) => {
      if (language !== before.language) board.setLanguage(language);
      if (theme !== before.theme) requestAnimationFrame(() => board.setTheme(theme));
    }),
  ];
  draw();

  return {
    board,
    speak: () => say(board.describe(board.cursor).join(', ')),
    close() {
      for (const end of stop) end();
      board.destroy();
    },
  };
}
