/**
 * Dragging with the mouse: a stack on the map to its destination, and at set-up a counter from the panel or from its hex to another.
 * Dragging anything else pans the map as ever.
 */
import { acting } from './state.js';
import { answersOf, whereOf } from './answers.js';

const SLACK = 6;
const GHOST = 50;

export function dragUnits(element, table) {
  const { session, choosing, clicks } = table;
  let over = null;
  let drag = null;
  const unhover = table.board.on('hover', pointed => (over = pointed));

  const plain = event => event.pointerType === 'mouse' && event.button === 0 && !event.shiftKey;

  function down(event) {
    const state = session.get();
    if (!plain(event) || !acting(state)) return;
    // What lies under the hand now: the last word of the map may be of a moment ago.
    over = table.board.pointedAt(event.clientX, event.clientY);
    if (!over.unit || !choosing.ours(over.unit)) return;
    if (state.view.decision.activity === 'move') {
      if (state.ownOrder || state.busy) return;
      const held = state.selected.includes(over.unit);
      if (held && !state.options?.moves.length) return;
      if (!held && !choosing.ready(over.hex).includes(over.unit)) return;
      begin(event, { drop: dropMove, from: held ? null : over });
    } else if (state.view.decision.activity === 'set-up' && actorOf(over.unit)) {
      begin(event, { drop: dropUnit, unit: over.unit });
    }
  }

  /** A counter waiting in the panel is taken there. */
  function take(event) {
    const unit = event.target.closest?.('.side .pick[data-unit]')?.dataset.unit;
    if (!unit || !plain(event) || !acting(session.get()) || !actorOf(unit)) return;
    begin(event, { drop: dropUnit, unit, outside: true });
  }

  function begin(event, what) {
    drag = { ...what, x: event.clientX, y: event.clientY, moving: false };
    if (!what.outside) event.stopPropagation();
    else event.preventDefault();
    window.addEventListener('pointermove', move, true);
    window.addEventListener('pointerup', up, true);
  }

  function move(event) {
    if (!drag.moving && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLACK) {
      drag.moving = true;
      element.classList.add('dragging');
      if (drag.from) drag.ready = takeUp(drag.from);
      if (drag.unit) {
        session.set({ actor: drag.unit, variants: null, ownOrder: null });
        drag.ghost = ghost(drag.unit);
      }
    }
    if (drag.ghost) drag.ghost.style.transform = `translate(${event.clientX - GHOST / 2}px,${event.clientY - GHOST / 2}px)`;
    if (drag.outside) over = table.board.pointedAt(event.clientX, event.clientY);
  }

  /** A stack that is dragged without having been chosen is chosen now. */
  async function takeUp({ hex, unit }) {
    const units = choosing.ready(hex).filter(id => session.get().book.fights(id));
    await choosing.select(units.includes(unit) ? units : [unit], hex);
  }

  function ghost(unit) {
    const image = document.createElement('div');
    image.className = 'ghost';
    image.append(table.board.counterImage(unit, GHOST));
    document.body.append(image);
    return image;
  }

  function up(event) {
    window.removeEventListener('pointermove', move, true);
    window.removeEventListener('pointerup', up, true);
    element.classList.remove('dragging');
    const done = drag;
    drag = null;
    over = table.board.pointedAt(event.clientX, event.clientY);
    done.ghost?.remove();
    if (done.moving && done.outside) swallowClick();
    if (over?.hex && (done.moving || !done.outside)) done.drop(event, done);
  }

  /** The click that follows a drag from the panel is no click. */
  function swallowClick() {
    const stop = event => {
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', stop, true), 50);
  }

  async function dropMove(event, { moving, ready }) {
    const at = over;
    await ready;
    clicks.click(moving ? { hex: at.hex, unit: at.unit, event: { pointerType: 'mouse' } } : { ...at, event });
  }

  function dropUnit(event, { moving, unit }) {
    if (!moving) return clicks.click({ ...over, event });
    const orders = actorOf(unit).orders.filter(order => whereOf(order) === over.hex);
    return orders.length ? clicks.choose(orders) : clicks.whyNotThere(unit, over.hex);
  }

  const actorOf = unit => answersOf(session.get()).actors.find(actor => actor.units.length === 1 && actor.units[0] === unit);

  element.addEventListener('pointerdown', down, true);
  document.addEventListener('pointerdown', take, true);
  return () => {
    element.removeEventListener('pointerdown', down, true);
    document.removeEventListener('pointerdown', take, true);
    unhover?.();
  };
}
