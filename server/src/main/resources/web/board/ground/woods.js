import { box, resampled, rounded, trace } from '../curve.js';
import { hash, noise } from '../noise.js';

/** The count that stands for a thin grove; one more is a dense one. */
export const GROVE = 5;

/**
 * Forest as the rules see it, whole hexes, with a soft ragged edge and crowns standing in it.
 * Crowns are [x, y, radius, kind, count], from the back to the front; a count above one is a clump, from GROVE on a whole grove.
 */
export function buildWoods(grid, names, { trees = true } = {}) {
  const hexes = names.map(name => grid.hex(name)).filter(hex => hex >= 0);
  const set = new Set(hexes);
  const ground = new Path2D();
  const edges = [];
  for (const loop of grid.outlines(set)) {
    const ring = ragged(grid, set, loop);
    trace(ground, ring, true);
    edges.push({ points: ring, path: trace(new Path2D(), ring, true), box: box(ring) });
  }
  const crowns = trees ? hexes.flatMap(hex => stand(grid, set, hex)) : [];
  crowns.sort((a, b) => a[1] - b[1]);
  return { hexes, set, ground, edges, crowns };
}

/** An outline drawn in a little, rounded, and frayed. */
function ragged(grid, set, loop) {
  const drawn = loop.map(corner => {
    const outside = beyond(grid, corner);
    if (outside) return outside;
    // towards the middle of the forest hexes that share this corner
    let x = 0;
    let y = 0;
    let count = 0;
    for (const [dx, dy] of grid.corners) {
      const hex = grid.nearest(corner[0] + dx * 0.5, corner[1] + dy * 0.5);
      if (!set.has(hex)) continue;
      x += grid.x[hex];
      y += grid.y[hex];
      count++;
    }
    if (!count) return corner;
    return [corner[0] + (x / count - corner[0]) * 0.07, corner[1] + (y / count - corner[1]) * 0.07];
  });
  const line = resampled([...rounded(denser(drawn), 4, true)], 0.1);
  return line.map(([x, y]) => [x + noise(x * 4.3, y * 4.3, 3) * 0.055, y + noise(x * 4.3, y * 4.3, 7) * 0.055]);
}

/** Where a corner on the edge of the sheet goes so that the ground runs off it; null for one inside. */
function beyond(grid, [x, y]) {
  if (grid.corners.every(([dx, dy]) => grid.nearest(x + dx * 0.5, y + dy * 0.5) >= 0)) return null;
  const { left, right, top, bottom } = grid.bounds;
  const out = (v, low, high) => (v < low + 0.9 ? low - 0.6 : v > high - 0.9 ? high + 0.6 : v);
  return [out(x, left, right), out(y, top, bottom)];
}

/** Points added along each side, so that rounding only takes the corners. */
function denser(loop) {
  return loop.flatMap((a, i) => {
    const b = loop[(i + 1) % loop.length];
    return [a, [a[0] + (b[0] - a[0]) * 0.3, a[1] + (b[1] - a[1]) * 0.3], [a[0] + (b[0] - a[0]) * 0.7, a[1] + (b[1] - a[1]) * 0.7]];
  });
}

/** Deep in a forest a hex holds a few groves. */
function groves(hex, cx, cy) {
  const out = [];
  const step = 0.36;
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const seed = hex * 131 + i * 17;
      const x = cx + (i + (j & 1 ? 0.25 : -0.1) + (hash(seed, j) - 0.5) * 0.24) * step;
      const y = cy + (j * 0.96 + (hash(seed, j + 50) - 0.5) * 0.24) * step;
      const cover = 0.56 + noise(x * 1.7, y * 1.7, 31) * 0.5;
      if (cover > 0.12) out.push([x, y, 0, Math.floor(hash(seed + 3, j + 3) * 4), cover > 0.5 ? GROVE + 1 : GROVE]);
    }
  }
  return out;
}

/**
 * The crowns of one hex on an uneven lattice, thinner in glades. Deep in the wood one entry is a clump of two to four crowns, drawn
 * at once; towards the edge each stands alone.
 */
function stand(grid, set, hex) {
  const out = [];
  const step = 0.225;
  const [cx, cy] = grid.centre(hex);
  if ([0, 1, 2, 3, 4, 5].every(k => set.has(grid.neighbour(hex, k)))) return groves(hex, cx, cy);
  for (let i = -3; i <= 3; i++) {
    for (let j = -3; j <= 3; j++) {
      const seed = hex * 131 + i * 17;
      const x = cx + (i + (j & 1 ? 0.5 : 0) + (hash(seed, j) - 0.5) * 0.3) * step;
      const y = cy + (j * 0.88 + (hash(seed, j + 50) - 0.5) * 0.3) * step;
      if (grid.nearest(x, y) !== hex) continue;
      const cover = 0.56 + noise(x * 1.7, y * 1.7, 31) * 0.5;
      const kind = Math.floor(hash(seed + 3, j + 3) * 4);
      if (!nearEdge(grid, set, x, y, 0.15)) {
        const count = Math.round(cover * 4.6 + (hash(seed + 7, j + 99) - 0.5) * 1.6);
        if (count > 0) out.push([x, y, 0, kind, Math.min(4, count)]);
      } else out.push(...single(grid, set, x, y, cover, seed, j));
    }
  }
  return out;
}

function single(grid, set, x, y, cover, seed, j) {
  const out = [];
  for (let k = 0; k < 3; k++) {
    const px = x + ((k & 1 ? 0.26 : -0.26) + (hash(seed + k, j + 11) - 0.5) * 0.3) * 0.225;
    const py = y + ((k & 2 ? 0.25 : -0.25) + (hash(seed + k, j + 23) - 0.5) * 0.3) * 0.225;
    if (hash(seed + k * 5, j + 99) > cover * 1.2 || nearEdge(grid, set, px, py, 0.075)) continue;
    out.push([px, py, 0.038 + hash(seed + k, j + 7) * 0.024, Math.floor(hash(seed + 3 + k, j + 3) * 4), 1]);
  }
  return out;
}

function nearEdge(grid, set, x, y, reach) {
  return grid.corners.some(([dx, dy]) => {
    const length = Math.hypot(dx, dy);
    return !set.has(grid.nearest(x + (dx / length) * reach, y + (dy / length) * reach));
  });
}
