import { alpha } from '../palette.js';
import { buildWoods } from './woods.js';

const STEP = 0.42;

/** Ground no unit may enter: greyed, with thin hatching. */
export function buildNeutral(grid, names) {
  const { hexes, set, ground } = buildWoods(grid, names, { trees: false });
  const hatches = new Path2D();
  const { left, right, top, bottom } = grid.bounds;
  if (hexes.length) {
    for (let s = left - (bottom - top); s < right; s += STEP) {
      hatches.moveTo(s, bottom + 1);
      hatches.lineTo(s + (bottom - top) + 2, top - 1);
    }
  }
  return { hexes, set, ground, hatches };
}

/** The context is scaled to hexes. */
export function paintNeutral(g, pen, neutral, palette) {
  if (!neutral.hexes.length) return;
  g.fillStyle = palette['paper-2'];
  g.fill(neutral.ground, 'evenodd');
  if (pen.w < 14) return;
  g.save();
  g.clip(neutral.ground, 'evenodd');
  g.strokeStyle = alpha(palette.frame, 0.3);
  g.lineWidth = pen.width(0.012, 0.6);
  g.stroke(neutral.hatches);
  g.restore();
}
