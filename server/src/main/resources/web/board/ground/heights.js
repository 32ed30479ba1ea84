import { hash } from '../noise.js';
import { alpha } from '../palette.js';
import { buildWoods } from './woods.js';

/** Hills and mountains: bare ground with rows of small peaks, each with a shaded flank. */
export function buildHeights(grid, names) {
  const { hexes, ground } = buildWoods(grid, names, { trees: false });
  const ridges = new Path2D();
  const flanks = new Path2D();
  for (const hex of hexes) {
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const x = grid.x[hex] + (i + (j & 1 ? 0.5 : 0) + (hash(hex + i, j) - 0.5) * 0.5) * 0.32;
        const y = grid.y[hex] + (j + (hash(hex + i, j + 40) - 0.5) * 0.3) * 0.28;
        if (grid.nearest(x, y) !== hex) continue;
        const r = 0.07 + hash(hex * 5 + i, j + 3) * 0.06;
        ridges.moveTo(x - r, y + r * 0.6);
        ridges.lineTo(x, y - r * 0.6);
        ridges.lineTo(x + r, y + r * 0.6);
        flanks.moveTo(x, y - r * 0.6);
        flanks.lineTo(x + r, y + r * 0.6);
        flanks.lineTo(x + r * 0.15, y + r * 0.6);
        flanks.closePath();
      }
    }
  }
  return { hexes, ground, ridges, flanks };
}

/** The context is scaled to hexes. */
export function paintHeights(g, pen, heights, palette) {
  if (!heights.hexes.length) return;
  g.fillStyle = alpha(palette.height, palette.dark ? 0.75 : 0.85);
  g.fill(heights.ground, 'evenodd');
  if (pen.w < 14) return;
  g.fillStyle = alpha(palette['height-2'], 0.45);
  g.fill(heights.flanks);
  g.strokeStyle = palette['height-2'];
  g.lineJoin = g.lineCap = 'round';
  g.lineWidth = pen.width(0.016, 0.7);
  g.stroke(heights.ridges);
}
