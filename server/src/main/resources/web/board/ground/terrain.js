import { box, crossings, measured, points, resampled, rounded, smoothed, trace } from '../curve.js';
import { wander } from '../noise.js';
import { hexesOf } from './kinds.js';
import { buildHeights } from './heights.js';
import { buildMarsh } from './marsh.js';
import { buildNeutral } from './neutral.js';
import { buildWaters } from './waters.js';
import { buildWoods } from './woods.js';
import { buildTowns } from './towns.js';
import { buildLines } from './lines.js';
import { buildRoutes } from './routes.js';

/** How far the sheet reaches beyond its hexes: left, top, right, bottom. */
const MARGINS = [0.45, 0.45, 0.45, 1.25];
const SIGNS = { 'small-river': 1, 'large-river': 2, 'broad-river': 3 };
const WAYS_ACROSS = new Set(['causeway', 'ice-way']);
const CLASSES = { stream: 1, minor: 1, major: 2 };

/** A map file as lines and areas ready to draw, built once; all of it in hexes. `area` names the hexes one plays on, if not all. */
export function buildTerrain(grid, map, kit = {}, area = null) {
  const { bounds } = grid;
  const frame = [bounds.left - MARGINS[0], bounds.top - MARGINS[1], bounds.right + MARGINS[2], bounds.bottom + MARGINS[3]];
  /** @type {[number, number, number, number]} */
  const window = [bounds.left - 0.2, bounds.top - 0.2, bounds.right + 0.2, bounds.bottom + 0.2];
  const drawing = map.drawing ?? { rivers: [], routes: [] };
  const signOf = river => kit.signs?.[river.feature];
  const across = river => WAYS_ACROSS.has(signOf(river));
  const rivers = drawing.rivers.filter(river => !across(river)).map(river => buildRiver(grid, river, window, SIGNS[signOf(river)]));
  const { roads, rails } = buildRoutes(drawing.routes);
  const neutral = buildNeutral(grid, hexesOf(map, 'neutral'));
  return {
    frame,
    window,
    sheet: { left: frame[0], top: frame[1], right: frame[2], bottom: frame[3] },
    ...buildArea(grid, area, window),
    gridBlocks: gridBlocks(grid, neutral.set),
    rivers,
    crossings: drawing.rivers.filter(across).flatMap(river => waysAcross(grid, river, signOf(river))),
    roads,
    rails,
    bridges: buildBridges([...roads, ...rails], rivers),
    neutral,
    heights: buildHeights(grid, hexesOf(map, 'height')),
    woods: buildWoods(grid, hexesOf(map, 'wood')),
    marsh: buildMarsh(grid, hexesOf(map, 'marsh')),
    waters: buildWaters(grid, hexesOf(map, 'water'), drawing.areas ?? []),
    towns: buildTowns(grid, map),
    lines: buildLines(grid, map, kit),
  };
}

/** The part of the sheet one plays on: a veil over the rest, the line between them, and its box with a hex round it as `home`. */
function buildArea(grid, area, [left, top, right, bottom]) {
  if (!area) return {};
  const hexes = new Set(area.map(name => grid.hex(name)).filter(hex => hex >= 0));
  const veil = trace(
    new Path2D(),
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    true,
  );
  const edge = new Path2D();
  const loops = grid.outlines(hexes);
  for (const path of [veil, edge]) for (const loop of loops) trace(path, loop, true);
  const [x0, y0, x1, y1] = box(loops.flat());
  const home = {
    left: Math.max(left, x0 - 1),
    top: Math.max(top, y0 - 1),
    right: Math.min(right, x1 + 1),
    bottom: Math.min(bottom, y1 + 1),
  };
  return { area: { hexes, veil, edge }, home };
}

/** Every side once, in blocks with their boxes; between hexes that nobody enters there is none. */
function gridBlocks(grid, left) {
  const blocks = new Map();
  for (let hex = 0; hex < grid.size; hex++) {
    const [x, y] = [Math.floor(grid.x[hex] / BLOCK), Math.floor(grid.y[hex] / BLOCK)];
    const key = `${x} ${y}`;
    if (!blocks.has(key))
      blocks.set(key, { path: new Path2D(), box: [x * BLOCK - 1, y * BLOCK - 1, (x + 1) * BLOCK + 1, (y + 1) * BLOCK + 1] });
    for (let k = 0; k < 6; k++) {
      const other = grid.neighbour(hex, k);
      if ((k >= 3 && other >= 0) || (left.has(hex) && (other < 0 || left.has(other)))) continue;
      trace(blocks.get(key).path, [grid.corner(hex, k), grid.corner(hex, k + 1)]);
    }
  }
  return [...blocks.values()];
}

const BLOCK = 12;

/**
 * A river as wide as the game wants the feature drawn, else as it is reach by reach. It rises where its course begins inside the
 * sheet and meets no border: there it is drawn thin.
 */
function buildRiver(grid, river, window, sign) {
  const sides = grid.chain(river.sides ?? []);
  const rough = river.curve?.length ? points(river.curve) : rounded(sides);
  const course = resampled(rough, 0.09).map(p => wander(p, 0.06));
  const [x, y] = course[0];
  const border = Math.min(x - window[0], window[2] - x, y - window[1], window[3] - y) < 0.9;
  const rises = !border && river.feature !== 'lake';
  const reaches = reachesOf(river, course, sign ?? (river.feature === 'lake' ? 3 : 0), rises);
  return {
    ...river,
    rank: Math.max(...reaches.map(reach => reach.rank)),
    points: course,
    reaches,
    smooth: measured(smoothed(smoothed(course, 12), 9)),
    box: box(course),
  };
}

/** Where the water on a side may be crossed all the same: its middle and the heading across it. */
function waysAcross(grid, { sides }, sign) {
  return (sides ?? []).flatMap(name => {
    const side = grid.side(name);
    if (!side) return [];
    const { a, b } = side;
    return [{ sign, x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, heading: Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2 }];
  });
}

/** The course cut where the river grows; a rank given goes for all of it. */
function reachesOf({ reaches, sides }, course, rank, rises) {
  const part = (points, of, springs) => ({ rank: of, rises: springs, points, path: trace(new Path2D(), resampled(points, 0.15)) });
  if (rank || !reaches?.length) return [part(course, rank || 1, rises)];
  let covered = 0;
  return reaches.map(({ class: width, sides: count }, i) => {
    const from = Math.round((covered / sides.length) * (course.length - 1));
    covered += count;
    const to = i === reaches.length - 1 ? course.length - 1 : Math.round((covered / sides.length) * (course.length - 1));
    return part(course.slice(from, to + 1), CLASSES[width] ?? 1, rises && i === 0);
  });
}

function buildBridges(routes, rivers) {
  const out = [];
  for (const route of routes) {
    for (const river of rivers) {
      if (route.box[0] > river.box[2] || river.box[0] > route.box[2] || route.box[1] > river.box[3] || river.box[1] > route.box[3])
        continue;
      const rail = route.network !== 'road';
      for (const at of crossings(route.points, river.points)) {
        if (!out.some(b => b.rail === rail && Math.hypot(b.x - at.x, b.y - at.y) < 0.25)) out.push({ ...at, rank: river.rank, rail });
      }
    }
  }
  return out;
}
