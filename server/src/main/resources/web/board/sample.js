import { penFor } from './layer.js';
import { paintHexMarks } from './top/hexmarks.js';

const CLOSE = 34;

/**
 * A small piece of the sheet as it is printed, round the middle of a hex or of a side ("4425-se") or a way ("4425-4426"); with `mark`
 * the sign that lies in the hex.
 */
export function drawSample({ grid, ground, scene }, place, { width = 46, height = 34, mark = null } = {}) {
  const [x, y] = middle(grid, place);
  const ratio = window.devicePixelRatio || 1;
  const canvas = document.createElement('canvas');
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const g = canvas.getContext('2d');
  const [left, top] = [x * CLOSE - width / 2, y * CLOSE - height / 2];
  g.scale(ratio, ratio);
  g.translate(-left, -top);
  const pen = penFor(CLOSE, ratio, [left, top, left + width, top + height]);
  ground.paint(g, pen);
  if (mark) {
    const alone = { ...mark, hex: grid.hex(place) };
    for (const over of [false, true])
      paintHexMarks(g, pen, { grid, kit: scene.kit, stacks: new Map(), hexMarks: [alone] }, ground.palette, over);
  }
  return canvas;
}

/** The one of several places that lies nearest to where one looks. */
export function nearestPlace({ grid, view }, places) {
  const far = place => {
    const [x, y] = view.toWindow(...middle(grid, place));
    return Math.hypot(x - view.width / 2, y - view.height / 2);
  };
  return places.reduce((best, place) => (far(place) < far(best) ? place : best), places[0]);
}

function middle(grid, place) {
  const side = /-[a-z]+$/.test(place) ? grid.side(place) : null;
  if (side) return [(side.a[0] + side.b[0]) / 2, (side.a[1] + side.b[1]) / 2];
  const ends = place.split('-').map(name => grid.hex(name));
  return [grid.x, grid.y].map(at => ends.reduce((sum, hex) => sum + at[hex], 0) / ends.length);
}
