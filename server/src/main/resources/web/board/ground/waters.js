import { box, points } from '../curve.js';
import { alpha, mix } from '../palette.js';
import { buildWoods } from './woods.js';

/** Seas and lakes that fill whole hexes, and where each is broadest: there its name stands. */
export function buildWaters(grid, names, areas) {
  const { hexes, set, ground, edges } = buildWoods(grid, names, { trees: false });
  return { hexes, set, ground, edges, seas: namedSeas(grid, set, areas) };
}

/** The context is scaled to hexes. */
export function paintWaters(g, pen, waters, palette) {
  if (!waters.hexes.length) return;
  g.fillStyle = mix(palette.water, palette.paper, palette.dark ? 0.3 : 0.22);
  g.fill(waters.ground, 'evenodd');
  g.lineJoin = 'round';
  if (pen.w >= FROM_SHALLOWS) paintShallows(g, pen, waters, palette);
  g.strokeStyle = palette['water-2'];
  g.lineWidth = pen.width(0.03, 0.9);
  for (const edge of waters.edges) if (pen.meets(edge.box)) g.stroke(edge.path);
}

/** Along the shore the water is lighter; from afar that would be a hair's breadth. */
const FROM_SHALLOWS = 24;
function paintShallows(g, pen, waters, palette) {
  g.save();
  g.clip(waters.ground, 'evenodd');
  for (const [width, share] of [
    [0.34, 0.3],
    [0.16, 0.4],
  ]) {
    g.strokeStyle = alpha(palette['water-hi'], share);
    g.lineWidth = width * 2;
    for (const edge of waters.edges) if (pen.meets(edge.box)) g.stroke(edge.path);
  }
  g.restore();
}

/** [{name, x, y, length, depth}]: the middle of the best row of water for each name. */
function namedSeas(grid, set, areas) {
  const found = new Map();
  for (const area of areas) {
    if ((area.kind !== 'sea' && area.kind !== 'lake') || !area.name?.en) continue;
    const outline = points(area.outline);
    const near = box(outline);
    const wet = [...set].filter(hex => {
      const [x, y] = grid.centre(hex);
      return x >= near[0] && x <= near[2] && y >= near[1] && y <= near[3] && holds(outline, x, y);
    });
    const of = found.get(area.name.en) ?? { name: area.name, hexes: new Set() };
    wet.forEach(hex => of.hexes.add(hex));
    found.set(area.name.en, of);
  }
  return [...found.values()].map(({ name, hexes }) => ({ name, ...broadest(grid, hexes) })).filter(sea => sea.length > 1);
}

function broadest(grid, hexes) {
  let best = { length: 0, worth: 0 };
  for (let row = 0; row < grid.rows; row++) {
    let start = -1;
    for (let column = 0; column <= grid.columns; column++) {
      const wet = hexes.has(grid.at(column, row));
      if (wet && start < 0) start = column;
      if (wet || start < 0) continue;
      const run = runOf(grid, hexes, row, start, column - 1);
      if (run.worth > best.worth) best = run;
      start = -1;
    }
  }
  return best;
}

function runOf(grid, hexes, row, first, last) {
  const middle = (first + last) >> 1;
  let depth = 1;
  while (hexes.has(grid.at(middle, row - depth)) && hexes.has(grid.at(middle, row + depth))) depth++;
  const [a, b] = [grid.centre(grid.at(first, row)), grid.centre(grid.at(last, row))];
  const length = b[0] - a[0] + 1;
  return { x: (a[0] + b[0]) / 2, y: a[1], length, depth: 2 * depth - 1, worth: Math.min(length, 6 * depth - 3) + 0.3 * length };
}

function holds(outline, x, y) {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i];
    const [bx, by] = outline[j];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}
