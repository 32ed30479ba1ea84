import { box, measured, offset, resampled, rounded, smoothed, trace } from '../curve.js';

/** Lines the rules draw on hexsides: frontiers with their points, and the borders a game wants drawn. */
export function buildLines(grid, map, kit) {
  return {
    fronts: Object.entries(map.frontiers ?? {}).map(([id, frontier]) => buildFront(grid, map, id, frontier, kit.signs?.[id])),
    borders: (kit.borders ?? [])
      .filter(({ region }) => map.regions?.[region])
      .map(border => buildBorder(grid, map.regions[border.region], border)),
  };
}

/**
 * Two strands, each on the side of those who held it; `left` tells who stands left of the line as it is written. A game may want one
 * line instead: a border or a circle.
 */
function buildFront(grid, map, id, frontier, sign) {
  const corners = grid.chain(frontier.sides);
  const line = resampled(rounded(corners, 6), 0.06);
  const left = strandOf(grid, map, id, corners);
  const strands = [1, -1].map(hand => trace(new Path2D(), offset(line, hand * 0.048)));
  return {
    id,
    sign,
    name: frontier.name,
    path: trace(new Path2D(), line),
    corners,
    points: line,
    smooth: measured(smoothed(line, 22)),
    box: box(line),
    axis: strands[left === 'axis' ? 0 : 1],
    soviet: strands[left === 'axis' ? 1 : 0],
    marks: Object.entries(frontier.points ?? {}).map(([label, index]) => mark(corners, label, index, left)),
  };
}

function strandOf(grid, map, id, corners) {
  const axis = new Set((map.regions?.[`${id}-axis`] ?? []).map(name => grid.hex(name)));
  let votes = 0;
  for (let i = 1; i < corners.length; i++) {
    const [a, b] = [corners[i - 1], corners[i]];
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const [nx, ny] = [(b[1] - a[1]) * 0.8, -(b[0] - a[0]) * 0.8];
    if (axis.has(grid.nearest(x + nx, y + ny))) votes++;
    if (axis.has(grid.nearest(x - nx, y - ny))) votes--;
  }
  return votes >= 0 ? 'axis' : 'soviet';
}

/** A numbered point lies on the Axis side of the front, a lettered one on the Soviet side. */
function mark(corners, label, index, left) {
  const i = Math.min(corners.length - 1, Math.max(0, index));
  const a = corners[Math.max(0, i - 1)];
  const b = corners[Math.min(corners.length - 1, i + 1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const side = /\d/.test(label) ? 'axis' : 'soviet';
  const hand = side === left ? 1 : -1;
  return { label, side, at: corners[i], away: [((b[1] - a[1]) / length) * hand, (-(b[0] - a[0]) / length) * hand] };
}

/** The border of a region and where its two names go: `hand` is the side of its middle line on which the outside lies. */
function buildBorder(grid, names, { inside, outside }) {
  const within = new Set(names.map(name => grid.hex(name)));
  const path = new Path2D();
  const ends = [];
  for (const hex of within) {
    for (let k = 0; k < 6; k++) {
      const other = grid.neighbour(hex, k);
      if (other < 0 || within.has(other)) continue;
      const [a, b] = [grid.corner(hex, k), grid.corner(hex, k + 1)];
      ends.push(a, b);
    }
  }
  const run = [...new Map(ends.map(p => [p.map(v => Math.round(v * 100)).join(), p])).values()].sort((p, q) => p[0] - q[0]);
  trace(path, run);
  const bounds = box(run);
  const y = (bounds[1] + bounds[3]) / 2;
  const above = [...within].reduce((sum, hex) => sum + grid.y[hex], 0) / within.size < y;
  return {
    inside,
    outside,
    hand: above ? -1 : 1,
    path,
    points: run,
    middle: measured([
      [bounds[0], y],
      [bounds[2], y],
    ]),
    box: bounds,
  };
}
