import { alpha } from '../palette.js';
import { buildWoods } from './woods.js';

/** Ground no unit may enter: greyed, with thin hatching. */
export function buildNeutral(grid, names) {
  const { hexes, set, ground } = buildWoods(grid, names, { trees: false });
  return { hexes, set, ground };
}

/** The context is scaled to hexes. */
export function paintNeutral(g, pen, neutral, palette) {
  if (!neutral.hexes.length) return;
  g.fillStyle = palette['paper-2'];
  g.fill(neutral.ground, 'evenodd');
  if (pen.w < 14) return;
  g.fillStyle = hatching(g, pen, palette);
  g.fill(neutral.ground, 'evenodd');
}

/** A repeating tile: to stroke each line and clip them all is many times slower. */
function hatching(g, { w, ratio }, palette) {
  const side = Math.round(Math.max(10, w * 0.42) * ratio);
  const tile = document.createElement('canvas');
  tile.width = tile.height = side;
  const t = tile.getContext('2d');
  t.strokeStyle = alpha(palette.frame, 0.3);
  t.lineWidth = Math.max(0.6, w * 0.012) * ratio;
  t.beginPath();
  for (const shift of [-side, 0, side]) {
    t.moveTo(shift - 1, side + 1);
    t.lineTo(shift + side + 1, -1);
  }
  t.stroke();
  const pattern = g.createPattern(tile, 'repeat');
  pattern.setTransform(new DOMMatrix().scale(1 / (w * ratio)));
  return pattern;
}
