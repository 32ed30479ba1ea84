/**
 * Mouse, pen and fingers on the map: drag to pan, wheel and pinch to zoom, and clicks, long presses and hovering for the board to
 * interpret. Points are in css pixels from the element's corner.
 */
const SLACK = { mouse: 4, pen: 6, touch: 9 };
const LONG_PRESS = 480;

export function attachGestures(element, { pan, zoom, click, hover, leave, longPress, context }) {
  const fingers = new Map();
  let press = null;
  let pinch = null;
  let timer = 0;

  const place = event => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const endPress = () => {
    clearTimeout(timer);
    press = null;
    element.style.cursor = '';
  };

  const down = event => {
    if (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 1) return;
    element.setPointerCapture?.(event.pointerId);
    fingers.set(event.pointerId, place(event));
    if (fingers.size === 2) {
      endPress();
      pinch = spread(fingers);
      return;
    }
    const at = place(event);
    press = { at, last: at, moved: false, event };
    if (event.pointerType !== 'mouse') {
      timer = setTimeout(() => {
        if (!press || press.moved) return;
        longPress(...press.at, event);
        endPress();
      }, LONG_PRESS);
    }
  };

  const move = event => {
    const at = place(event);
    if (!fingers.has(event.pointerId)) {
      if (event.pointerType !== 'touch') hover(...at, event);
      return;
    }
    fingers.set(event.pointerId, at);
    if (pinch && fingers.size === 2) {
      const now = spread(fingers);
      pan(pinch.x - now.x, pinch.y - now.y);
      zoom(now.x, now.y, now.apart / pinch.apart);
      pinch = now;
      return;
    }
    if (!press) return;
    if (!press.moved && Math.hypot(at[0] - press.at[0], at[1] - press.at[1]) <= (SLACK[event.pointerType] ?? 6)) return;
    if (!press.moved) {
      press.moved = true;
      clearTimeout(timer);
      element.style.cursor = 'grabbing';
    }
    pan(press.last[0] - at[0], press.last[1] - at[1]);
    press.last = at;
  };

  const up = event => {
    fingers.delete(event.pointerId);
    if (pinch) {
      if (fingers.size < 2) pinch = null;
      return;
    }
    const done = press;
    endPress();
    if (done && !done.moved && event.type === 'pointerup' && event.button === 0) click(...done.at, event);
  };

  const wheel = event => {
    event.preventDefault();
    const at = place(event);
    const lines = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? 200 : 1;
    if (event.shiftKey && !event.ctrlKey) return pan((event.deltaX || event.deltaY) * lines, 0);
    const turn = Math.max(-240, Math.min(240, event.deltaY * lines));
    zoom(...at, Math.exp(-turn * (event.ctrlKey ? 0.009 : 0.0016)));
  };

  const menu = event => {
    event.preventDefault();
    if (event.pointerType !== 'touch') context(...place(event), event);
  };

  const listeners = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    pointerleave: leave,
    wheel,
    contextmenu: menu,
  };
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener, { passive: false });
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
  };
}

function spread(fingers) {
  const [[ax, ay], [bx, by]] = [...fingers.values()];
  return { x: (ax + bx) / 2, y: (ay + by) / 2, apart: Math.max(10, Math.hypot(ax - bx, ay - by)) };
}
