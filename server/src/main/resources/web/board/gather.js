/** Moves the window so that some hexes are in it, no closer than it is and no farther than need be. */
const MARGIN = 2.2;
const CLOSE_UP = 46;
const FAR = 24;

export function gather(board, hexes, { closer = false } = {}) {
  const points = hexes
    .map(name => board.grid.hex(name))
    .filter(hex => hex >= 0)
    .map(hex => board.grid.centre(hex));
  if (!points.length) return;
  const { view } = board;
  const inside = points.every(([x, y]) => view.shows(x, y, view.w * 0.8));
  if (inside && !(closer && view.w < FAR)) return;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs) - MARGIN,
    Math.max(...xs) + MARGIN,
    Math.min(...ys) - MARGIN,
    Math.max(...ys) + MARGIN,
  ];
  const fits = Math.min(view.width / (right - left), view.height / (bottom - top));
  const w = Math.max(Math.min(FAR, view.w), Math.min(Math.max(view.w, closer ? CLOSE_UP : 0), fits));
  board.camera = { x: (left + right) / 2, y: (top + bottom) / 2, w };
}
