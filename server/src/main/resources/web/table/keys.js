/** The keyboard: everything the mouse does. */
import { litHexes } from './lit.js';
import { linesOf } from './lines.js';

const CURSOR = { q: 'nw', e: 'ne', a: 'w', d: 'e', z: 'sw', c: 'se', w: 'n', s: 's' };
const PAN = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TABS = { o: 'decision', u: 'unit', i: 'panels', r: 'rules', l: 'log' };
const STEP = 120;

export function listenToKeys({
  session,
  clicks,
  planning,
  board,
  overlays,
  replay,
  recap,
  plans,
  trial,
  danger,
  standing,
  next,
  pressMain,
  focusMap,
  speak,
}) {
  const { get, set } = session;

  const onMap = target => Boolean(target.closest?.('.board'));
  const inField = target => Boolean(target.closest?.('input, textarea, select, [contenteditable], dialog'));

  function press(event) {
    if ((event.ctrlKey || event.metaKey) && event.key === 'k' && !event.target.closest?.('dialog')) {
      event.preventDefault();
      return set({ dialog: 'find' });
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      if (!event.target.closest?.('dialog')) clicks.escape();
      return;
    }
    if (inField(event.target)) return;
    if (act(event)) event.preventDefault();
  }

  function act(event) {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (PAN[key] && !event.target.closest?.('[role=tablist], [role=slider]')) {
      board().panBy(PAN[key][0] * STEP, PAN[key][1] * STEP);
      return true;
    }
    if (key in CURSOR) return cursor(CURSOR[key], event);
    if (key in TABS) return (set({ tab: TABS[key] }), true);
    if (/^[1-9]$/.test(key) && linesOf(get())) return (chooseLine(Number(key) - 1), true);
    if (/^[1-7]$/.test(key)) return (overlays.toggle(Number(key) - 1), true);
    switch (key) {
      case '+':
      case '=':
        return (board().zoomBy(1.25), true);
      case '-':
        return (board().zoomBy(0.8), true);
      case '0':
        return (board().fit(), true);
      case 'n':
        return litHexes(get()).length ? nextLit(litHexes(get()), event.shiftKey ? -1 : 1) : (next(event.shiftKey ? -1 : 1), true);
      case 'Enter':
        if (event.shiftKey && linesOf(get())) return (standing.always(), true);
        return onMap(event.target) && board().cursor ? clickCursor(event) : !event.target.closest?.('button, a') && pressMain();
      case ' ':
        return get().replay ? (replay.play(), true) : get().recap ? (recap.play(), true) : onMap(event.target) && clickCursor(event);
      case '[':
      case ']':
        return (replay.faster(key === ']' ? 1 : -1), true);
      case 'End':
        return get().hold ? (get().hold(true), set({ hold: null }), true) : Boolean(get().replay) && (replay.last(), true);
      case 'f':
        return (set({ dialog: 'find' }), true);
      case 'h':
        return (set({ dialog: 'legend' }), true);
      case 'b':
        return (set({ dialog: 'briefing' }), true);
      case 't':
        return (get().trial ? trial.leave() : trial.begin(), true);
      case 'v':
        return (danger.ask(get().cursor ?? get().hover ?? get().hex), true);
      case 'j':
        return (overlays.toggle(5), true);
      case 'Backspace':
        return (session.undo(), true);
      case 'x':
        return (clicks.end(), true);
      case 'g':
        return (get().plan?.forecast ? planning.declare() : get().plans.length && plans.declare(), true);
      case 'k':
        return (plans.keep(), true);
      case 'p':
        return (get().plan?.airMost ? planning.air(get().plan.air ? 0 : 1) : undefined, true);
      case 'm':
        return (nextMode(), true);
      case ',':
        return (replay.step(-1), true);
      case '.':
        return (replay.step(1), true);
      case '/':
        set({ tab: 'rules' });
        requestAnimationFrame(() => /** @type {HTMLElement|null} */ (document.querySelector('.rules .find'))?.focus());
        return true;
      case '?':
        return (set({ dialog: 'keys' }), true);
      default:
        return false;
    }
  }

  /** A digit gives the answer that bears it. */
  function chooseLine(i) {
    const order = linesOf(get())[i];
    if (order) clicks.choose([order]);
  }

  function cursor(direction, event) {
    if (!onMap(event.target)) focusMap();
    const way = board().grid.compass.indexOf(direction);
    if (way < 0) return false;
    set({ cursor: board().moveCursor(way) });
    speak();
    return true;
  }

  function nextLit(lit, way) {
    const hexes = [...lit].sort();
    const at = hexes.indexOf(board().cursor);
    const hex = hexes[at < 0 ? 0 : (at + way + hexes.length) % hexes.length];
    focusMap();
    set({ cursor: hex });
    board().centreOn(hex, { onlyIfHidden: true });
    speak();
    return true;
  }

  function clickCursor(event) {
    const hex = board().cursor;
    if (hex) {
      clicks.click({ hex, unit: null, event });
      set({ cursor: hex });
    }
    return true;
  }

  function nextMode() {
    const { options, mode } = get();
    if (!options?.modes.length) return;
    set({ mode: options.modes[(options.modes.indexOf(mode) + 1) % options.modes.length], pending: null });
  }

  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
