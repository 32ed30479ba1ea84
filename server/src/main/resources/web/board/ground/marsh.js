import { trace } from '../curve.js';
import { hash } from '../noise.js';
import { alpha } from '../palette.js';
import { buildWoods } from './woods.js';

/** Swamp hexes: the soft outline of a wood without trees, and tufts of reed in its place. */
export function buildMarsh(grid, names) {
  const { hexes, ground, edges } = buildWoods(grid, names, { trees: false });
  const water = new Path2D();
  const reeds = new Path2D();
  for (const hex of hexes) {
    for (let j = -3; j <= 3; j++) {
      for (let i = -2; i <= 2; i++) {
        const x = grid.x[hex] + (i + (j & 1 ? 0.5 : 0) + (hash(hex + i, j) - 0.5) * 0.4) * 0.23;
        const y = grid.y[hex] + (j * 0.145 + (hash(hex + i, j + 40) - 0.5) * 0.04);
        const inside = [-0.1, 0.1].every(d => grid.nearest(x + d, y - 0.05) === hex && grid.nearest(x + d, y + 0.05) === hex);
        if (!inside || hash(hex * 7 + i, j + 9) < 0.25) continue;
        trace(water, [
          [x - 0.075, y],
          [x + 0.075, y],
        ]);
        for (const d of [-0.03, 0, 0.03])
          trace(reeds, [
            [x + d * 0.6, y],
            [x + d, y - (d ? 0.04 : 0.058)],
          ]);
      }
    }
  }
  return { hexes, ground, edges, water, reeds };
}

/** The context is scaled to hexes. */
export function paintMarsh(g, pen, marsh, palette) {
  if (!marsh.hexes.length) return;
  g.fillStyle = alpha(palette.water, palette.dark ? 0.2 : 0.3);
  g.fill(marsh.ground, 'evenodd');
  if (pen.w < 20) return;
  g.lineCap = 'round';
  g.strokeStyle = alpha(palette['water-2'], 0.8);
  g.lineWidth = pen.width(0.014, 0.7);
  g.stroke(marsh.water);
  g.strokeStyle = palette.dark ? palette['tree-hi'] : palette['tree-2'];
  g.lineWidth = pen.width(0.012, 0.6);
  g.stroke(marsh.reeds);
}
