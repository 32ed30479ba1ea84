import { hash } from '../noise.js';
import { alpha } from '../palette.js';
import { GROVE } from './woods.js';

const KINDS = 4;
const SIZES = [0.038, 0.046, 0.054, 0.062];
const MOST = 4;
const CLUMP = 0.44;
const WIDE = 0.72;
const IN_GROVE = [7, 10];

/** Tree crowns, clumps and groves of them as small bitmaps for one zoom: there are thousands, so each must be one drawImage. */
export function crownStamps(w, ratio, palette) {
  const scale = w * ratio;
  const small = Math.ceil(SIZES.at(-1) * scale * 3.2) + 2;
  const large = Math.ceil(CLUMP * scale) + 2;
  const wide = Math.ceil(WIDE * scale) + 2;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(small, large, wide) * KINDS;
  const grovesAt = small * SIZES.length + large * (MOST - 1);
  canvas.height = grovesAt + wide * IN_GROVE.length;
  const g = canvas.getContext('2d');
  for (let kind = 0; kind < KINDS; kind++) {
    SIZES.forEach((size, row) => drawCrown(g, (kind + 0.5) * small, (row + 0.5) * small, size * scale, kind, palette));
    for (let count = 2; count <= MOST; count++) {
      drawClump(g, (kind + 0.5) * large, small * SIZES.length + (count - 1.5) * large, scale, kind, count, palette);
    }
    IN_GROVE.forEach((count, row) => drawGrove(g, (kind + 0.5) * wide, grovesAt + (row + 0.5) * wide, scale, kind, count, palette));
  }
  return {
    draw(target, x, y, radius, kind, count) {
      const row = Math.min(SIZES.length - 1, Math.max(0, Math.round((radius - SIZES[0]) / 0.008)));
      const [cell, top] =
        count >= GROVE
          ? [wide, grovesAt + (count - GROVE) * wide]
          : count > 1
            ? [large, small * SIZES.length + (count - 2) * large]
            : [small, (radius ? row : 2) * small];
      const size = cell / ratio;
      target.drawImage(canvas, kind * cell, top, cell, cell, x - size / 2, y - size / 2, size, size);
    },
  };
}

/** A piece of forest that joins itself on all sides, `HEXES` wide: a whole country of woods seen from afar is one fill with it. */
const HEXES = 3;
export function forestTile(stamps, w, ratio) {
  const side = Math.round(HEXES * w * ratio) / ratio;
  const tile = document.createElement('canvas');
  tile.width = tile.height = Math.round(side * ratio);
  const g = tile.getContext('2d');
  g.scale(ratio, ratio);
  const rows = 8;
  const step = side / rows;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < rows; i++) {
      const [x, y] = [(i + (j & 1 ? 0.5 : 0) + (hash(i, j) - 0.5) * 0.5) * step, (j + 0.5 + (hash(i, j + 50) - 0.5) * 0.5) * step];
      if (hash(i + 7, j + 3) < 0.14) continue;
      const count = GROVE + (hash(i + 5, j) > 0.4 ? 1 : 0);
      for (const dx of [-side, 0, side])
        for (const dy of [-side, 0, side]) stamps.draw(g, x + dx, y + dy, 0, Math.floor(hash(i, j + 9) * KINDS), count);
    }
  }
  return { tile, scale: HEXES / tile.width };
}

function drawClump(g, x, y, scale, kind, count, palette) {
  const turn = hash(kind, count) * 6.283;
  const trees = Array.from({ length: count }, (_, i) => {
    const angle = turn + (i / count) * 6.283 + (hash(i, kind) - 0.5) * 0.7;
    const far = scale * (0.07 + hash(i + 9, kind + count) * 0.035);
    return [
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far * 0.92,
      scale * SIZES[Math.floor(hash(i, kind + 4 * count) * SIZES.length)],
    ];
  });
  trees.sort((a, b) => a[1] - b[1]);
  trees.forEach(([tx, ty, r], i) => drawCrown(g, tx, ty, r, (kind + i) % KINDS, palette));
}

/** Crowns strewn over a disc, the same for each kind. */
function drawGrove(g, x, y, scale, kind, count, palette) {
  const trees = Array.from({ length: count }, (_, i) => {
    const angle = i * 2.4 + kind;
    const far = scale * 0.235 * Math.sqrt((i + 0.5) / count);
    return [
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far * 0.94,
      scale * SIZES[Math.floor(hash(i + 3, kind + count) * SIZES.length)],
    ];
  });
  trees.sort((a, b) => a[1] - b[1]);
  trees.forEach(([tx, ty, r], i) => drawCrown(g, tx, ty, r, (kind + i) % KINDS, palette));
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
