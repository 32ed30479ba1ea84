import { hash } from '../noise.js';
import { alpha } from '../palette.js';

const KINDS = 4;
const SIZES = [0.038, 0.046, 0.054, 0.062];

/** Tree crowns as small bitmaps for one zoom: drawn five thousand times, so each must be one drawImage. */
export function crownStamps(w, ratio, palette) {
  const cell = Math.ceil(SIZES.at(-1) * w * ratio * 3.2) + 2;
  const canvas = document.createElement('canvas');
  canvas.width = cell * KINDS;
  canvas.height = cell * SIZES.length;
  const g = canvas.getContext('2d');
  SIZES.forEach((size, row) => {
    for (let kind = 0; kind < KINDS; kind++) {
      drawCrown(g, (kind + 0.5) * cell, (row + 0.5) * cell, size * w * ratio, kind, palette);
    }
  });
  return {
    draw(target, x, y, radius, kind) {
      const row = Math.min(SIZES.length - 1, Math.max(0, Math.round((radius - SIZES[0]) / 0.008)));
      const size = cell / ratio;
      target.drawImage(canvas, kind * cell, row * cell, cell, cell, x - size / 2, y - size / 2, size, size);
    },
  };
}

function drawCrown(g, x, y, r, kind, palette) {
  const lobes = (cx, cy, radius) => {
    g.beginPath();
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * 6.283 + kind * 1.3;
      const d = radius * (0.36 + hash(i, kind) * 0.16);
      g.moveTo(cx + Math.cos(a) * d + radius * 0.62, cy + Math.sin(a) * d);
      g.arc(cx + Math.cos(a) * d, cy + Math.sin(a) * d, radius * 0.62, 0, 6.283);
    }
    g.fill();
  };
  g.fillStyle = alpha(palette['tree-2'], palette.dark ? 0.95 : 0.8);
  lobes(x + r * 0.34, y + r * 0.42, r * 0.98);
  g.fillStyle = palette.tree;
  lobes(x, y, r);
  g.fillStyle = alpha(palette['tree-hi'], 0.85);
  g.beginPath();
  g.arc(x - r * 0.3, y - r * 0.34, r * 0.42, 0, 6.283);
  g.fill();
}
