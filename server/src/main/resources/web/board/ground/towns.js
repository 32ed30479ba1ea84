import { box, trace } from '../curve.js';
import { hash, noise } from '../noise.js';
import { hexesOf } from './kinds.js';

const RANKS = ['city', 'large', 'town', 'village'];

/**
 * Places with the ground they cover: cities fill their hexes, smaller ones a patch. Each has an outline and, in `blocks`, the
 * built-up squares between its streets.
 */
export function buildTowns(grid, map) {
  const cityHexes = new Set(hexesOf(map, 'city').map(name => grid.hex(name)));
  return (map.places ?? []).map((place, index) => {
    const rank = Math.max(0, RANKS.indexOf(place.rank));
    const hexes = (place.hexes ?? []).map(name => grid.hex(name)).filter(hex => hex >= 0);
    const at = place.at ?? grid.centre(hexes[0]);
    const city = rank === 0 && hexes.some(hex => cityHexes.has(hex));
    const patch = city ? cityGround(grid, hexes) : rank < 3 ? townGround(at, rank, index) : null;
    return { ...place, rank, hexes, at, city, ...patch };
  });
}

function cityGround(grid, hexes) {
  const set = new Set(hexes);
  const inside = (x, y) => set.has(grid.nearest(x, y));
  const rings = grid.outlines(set).map(loop => {
    const line = loop.flatMap((a, i) => {
      const b = loop[(i + 1) % loop.length];
      return Array.from({ length: 8 }, (_, t) => [a[0] + ((b[0] - a[0]) * t) / 8, a[1] + ((b[1] - a[1]) * t) / 8]);
    });
    return line.map(([x, y]) => {
      const hex = nearestOf(grid, hexes, x, y);
      const pull = 0.1 + noise(x * 3.1, y * 3.1, 41) * 0.09;
      return [x + (grid.x[hex] - x) * pull, y + (grid.y[hex] - y) * pull];
    });
  });
  const outline = new Path2D();
  rings.forEach(ring => trace(outline, ring, true));
  const bounds = box(rings.flat());
  const near = (x, y) => [0, 1, 2, 3, 4, 5].every(k => inside(x + Math.cos(k) * 0.12, y + Math.sin(k) * 0.12));
  return { outline, box: bounds, blocks: blocks(bounds, near, hexes[0]) };
}

function nearestOf(grid, hexes, x, y) {
  const far = hex => (grid.x[hex] - x) ** 2 + (grid.y[hex] - y) ** 2;
  return hexes.reduce((a, b) => (far(b) < far(a) ? b : a));
}

function townGround([x, y], rank, seed) {
  const size = rank === 0 ? 0.34 : rank === 1 ? 0.25 : 0.15;
  const radius = angle => size * (1 + noise(Math.cos(angle) * 1.7 + seed * 5, Math.sin(angle) * 1.7, 9) * 0.34);
  const ring = Array.from({ length: 26 }, (_, i) => {
    const angle = (i / 26) * Math.PI * 2;
    return [x + Math.cos(angle) * radius(angle) * 1.18, y + Math.sin(angle) * radius(angle) * 0.92];
  });
  const inside = (px, py) => {
    const angle = Math.atan2((py - y) / 0.92, (px - x) / 1.18);
    return Math.hypot((px - x) / 1.18, (py - y) / 0.92) < radius(angle) - 0.035;
  };
  const bounds = box(ring);
  return { outline: trace(new Path2D(), ring, true), box: bounds, blocks: blocks(bounds, inside, seed) };
}

/** Town blocks on a turned lattice, of uneven size, with squares and gardens left out. */
function blocks([left, top, right, bottom], inside, seed) {
  const path = new Path2D();
  const turn = (hash(seed, 77) - 0.5) * 0.9;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.hypot(right - left, bottom - top) / 2;
  const step = 0.092;
  const count = Math.ceil(reach / step);
  for (let i = -count; i <= count; i++) {
    for (let j = -count; j <= count; j++) {
      const u = i * step;
      const v = j * step;
      const x = cx + u * cos - v * sin;
      const y = cy + u * sin + v * cos;
      if (!inside(x, y) || hash(i + seed * 31, j) < 0.14) continue;
      const a = step * (0.34 + hash(i, j + seed) * 0.09);
      const b = step * (0.3 + hash(j, i + seed + 5) * 0.12);
      const corner = (s, t) => [x + s * a * cos - t * b * sin, y + s * a * sin + t * b * cos];
      trace(path, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], true);
    }
  }
  return path;
}
