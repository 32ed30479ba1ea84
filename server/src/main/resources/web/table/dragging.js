/** Dragging a stack to its destination with the mouse; dragging anything else pans the map as ever. */
import { acting } from './session.js';

const SLACK = 6;

export function dragUnits(element, table) {
  const { session, choosing, hands } = table;
  let over = null;
  let drag = null;
  const unhover = table.board.on('hover', pointed => (over = pointed));

  function down(event) {
    const state = session.get();
    if (event.pointerType !== 'mouse' || event.button !== 0 || event.shiftKey || !acting(state) || state.view.decision.activity !== 'move')
      return;
    if (!over?.unit || !choosing.ours(over.unit) || !state.selected.includes(over.unit) || !state.options?.moves.length) return;
    drag = { x: event.clientX, y: event.clientY, moving: false, id: event.pointerId };
    event.stopPropagation();
    window.addEventListener('pointermove', move, true);
    window.addEventListener('pointerup', up, true);
  }

  function move(event) {
    if (!drag.moving && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLACK) {
      drag.moving = true;
      element.classList.add('dragging');
    }
  }

  function up(event) {
    window.removeEventListener('pointermove', move, true);
    window.removeEventListener('pointerup', up, true);
    element.classList.remove('dragging');
    const { moving } = drag;
    drag = null;
    if (over?.hex) hands.click(moving ? { hex: over.hex, unit: over.unit, event: { pointerType: 'mouse' } } : { ...over, event });
  }

  element.addEventListener('pointerdown', down, true);
  return () => {
    element.removeEventListener('pointerdown', down, true);
    unhover?.();
  };
}
