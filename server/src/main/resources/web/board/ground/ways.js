import { resampled, trace } from '../curve.js';
import { alpha } from '../palette.js';
import { piecesOf, strokePieces } from './pieces.js';

const SLEEPER_GAP = 0.15;
const SLEEPER_HALF = 0.058;
/** Smaller hexes show no fine bends of rivers. */
const FROM_BENDS = 28;

const RIVER_WIDTHS = [
  [0, 0],
  [0.072, 1.4],
  [0.165, 2.6],
  [0.27, 3.6],
];

/** Rivers: an edge, the water, and a light down the middle of the large ones. Contexts are scaled to hexes here and below. */
export function paintRivers(g, pen, rivers, palette) {
  const width = reach => pen.width(...RIVER_WIDTHS[reach.rank]);
  g.lineJoin = g.lineCap = 'round';
  if (pen.w < FROM_BENDS) return paintFar(g, pen, rivers, palette, width);
  const seen = rivers.filter(river => pen.meets(river.box, 0.5)).flatMap(river => river.reaches);
  for (const [colour, extra, share] of [
    [palette['water-2'], pen.width(0.03, 1.2), 1],
    [palette.water, 0, 1],
  ]) {
    g.strokeStyle = colour;
    for (const river of seen) strokeRiver(g, pen, river, width(river) * share, extra);
  }
  g.strokeStyle = palette['water-hi'];
  for (const river of seen) if (river.rank > 1) strokeRiver(g, pen, river, width(river) * 0.36, 0);
}

/** From afar all rivers of a width are one line, and its fine bends are left out. */
const trunks = new WeakMap();
function paintFar(g, pen, rivers, palette, width) {
  if (!trunks.has(rivers))
    trunks.set(
      rivers,
      [1, 2, 3].map(rank => ({ rank, path: trunkOf(rivers, rank) })),
    );
  for (const [colour, extra] of [
    [palette['water-2'], pen.width(0.03, 1.2)],
    [palette.water, 0],
  ]) {
    g.strokeStyle = colour;
    for (const trunk of trunks.get(rivers)) {
      g.lineWidth = width(trunk) + extra;
      g.stroke(trunk.path);
    }
  }
}

function trunkOf(rivers, rank) {
  const path = new Path2D();
  for (const { reaches } of rivers) for (const reach of reaches) if (reach.rank === rank) trace(path, resampled(reach.points, 0.3));
  return path;
}

/** A river that rises on the sheet starts thin. */
function strokeRiver(g, pen, river, width, extra) {
  g.lineWidth = width + extra;
  if (!river.rises || river.points.length < 40) return strokePieces(g, pen, river.points, 0.5);
  const thin = 24;
  river.lower ??= river.points.slice(thin);
  strokePieces(g, pen, river.lower, 0.5);
  if (!pen.sees(...river.points[0], 4)) return;
  for (let i = 0; i < thin; i += 3) {
    g.lineWidth = width * (0.42 + (0.58 * i) / thin) + extra;
    g.beginPath();
    for (let j = i; j <= i + 3; j++) g.lineTo(...river.points[j]);
    g.stroke();
  }
}

/** Railways: a line with sleepers across it. */
export function paintRails(g, pen, rails, palette) {
  g.strokeStyle = palette.rail;
  g.lineCap = 'butt';
  g.lineJoin = 'round';
  for (const rail of rails) {
    if (!pen.meets(rail.box)) continue;
    g.lineWidth = pen.width(rail.kind === '2' ? 0.032 : 0.024, 1);
    strokePieces(g, pen, rail.coarse);
    if (pen.w < 18) continue;
    g.lineWidth = pen.width(0.022, 0.9);
    for (const piece of piecesOf(rail.coarse)) if (pen.meets(piece.box)) g.stroke((piece.sleepers ??= sleepers(piece.points)));
  }
}

function sleepers(pts) {
  const path = new Path2D();
  let walked = 0;
  for (let i = 1; i < pts.length; i++) {
    const [ax, ay] = pts[i - 1];
    const [bx, by] = pts[i];
    const length = Math.hypot(bx - ax, by - ay);
    if (!length) continue;
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    let s = SLEEPER_GAP - walked;
    for (; s <= length; s += SLEEPER_GAP) {
      const [x, y] = [ax + ux * s, ay + uy * s];
      path.moveTo(x - uy * SLEEPER_HALF, y + ux * SLEEPER_HALF);
      path.lineTo(x + uy * SLEEPER_HALF, y - ux * SLEEPER_HALF);
    }
    walked = length - (s - SLEEPER_GAP);
  }
  return path;
}

/** Roads: casing and fill, highways a little wider. */
export function paintRoads(g, pen, roads, palette) {
  g.lineCap = g.lineJoin = 'round';
  const seen = roads.filter(road => pen.meets(road.box));
  const wide = road => (road.kind === 'highway' ? 1.22 : 1);
  g.strokeStyle = palette['road-2'];
  for (const road of seen) {
    g.lineWidth = pen.width(0.085 * wide(road), 1.8);
    strokePieces(g, pen, road.coarse);
  }
  if (pen.w < 16) return;
  g.strokeStyle = palette.road;
  for (const road of seen) {
    g.lineWidth = pen.width(0.05 * wide(road), 0.9);
    strokePieces(g, pen, road.coarse);
  }
}

/** Bridges: a deck with splayed wing walls, where a road or railway crosses water. */
export function paintBridges(g, pen, bridges, palette) {
  if (pen.w < 24) return;
  g.strokeStyle = palette['map-ink'];
  g.lineCap = g.lineJoin = 'round';
  g.lineWidth = pen.width(0.024, 1);
  for (const { x, y, heading, rank, rail } of bridges) {
    if (!pen.sees(x, y) || (rail && rank === 1 && pen.w < 40)) continue;
    const half = [0, 0.085, 0.14, 0.2][rank];
    const side = rail ? 0.052 : 0.066;
    g.save();
    g.translate(x, y);
    g.rotate(heading);
    if (rail) {
      g.fillStyle = alpha(palette.paper, 0.85);
      g.fillRect(-half, -side, 2 * half, 2 * side);
    }
    g.beginPath();
    for (const s of [-side, side]) {
      g.moveTo(-half - 0.035, s * 1.55);
      g.lineTo(-half, s);
      g.lineTo(half, s);
      g.lineTo(half + 0.035, s * 1.55);
    }
    g.stroke();
    if (rail) {
      g.strokeStyle = palette.rail;
      g.beginPath();
      g.moveTo(-half - 0.03, 0);
      g.lineTo(half + 0.03, 0);
      g.stroke();
      g.strokeStyle = palette['map-ink'];
    }
    g.restore();
  }
}

/** Lines that part no fronts: dashes, colour and width. */
const SINGLE = { border: [[0.34, 0.1, 0.04, 0.1], 'sector', 0.05], circle: [[0.12, 0.14], 'frame', 0.03] };

/** Frontiers, one dashed strand for each side, and borders of regions. */
export function paintLines(g, pen, lines, palette) {
  g.lineCap = 'butt';
  g.lineJoin = 'round';
  for (const border of lines.borders) {
    g.setLineDash([0.34, 0.1, 0.04, 0.1]);
    g.strokeStyle = palette.sector;
    g.lineWidth = pen.width(0.05, 1.6);
    g.stroke(border.path);
  }
  for (const front of lines.fronts) {
    if (!pen.meets(front.box)) continue;
    if (SINGLE[front.sign]) {
      const [dash, colour, width] = SINGLE[front.sign];
      g.setLineDash(dash);
      g.strokeStyle = palette[colour];
      g.lineWidth = pen.width(width, 1.2);
      g.stroke(front.path);
      continue;
    }
    g.setLineDash([0.21, 0.105]);
    g.lineWidth = pen.width(0.058, 1.5);
    g.strokeStyle = palette['front-s'];
    g.stroke(front.soviet);
    g.strokeStyle = palette['front-a'];
    g.stroke(front.axis);
  }
  g.setLineDash([]);
}

/** A causeway is a strip of land across the water; where ice bears, an arrow points both ways. */
export function paintCrossings(g, pen, crossings, palette) {
  for (const { sign, x, y, heading } of crossings) {
    if (!pen.sees(x, y)) continue;
    g.save();
    g.translate(x, y);
    g.rotate(heading);
    g.lineCap = 'butt';
    g.lineJoin = 'miter';
    const reach = 0.26;
    if (sign === 'causeway') {
      for (const [colour, width] of [
        [palette['map-ink'], 0.16],
        [palette.paper, 0.11],
      ]) {
        g.strokeStyle = colour;
        g.lineWidth = pen.width(width, 2);
        g.beginPath();
        g.moveTo(-reach, 0);
        g.lineTo(reach, 0);
        g.stroke();
      }
    } else {
      g.strokeStyle = g.fillStyle = palette['front-s'];
      g.lineWidth = pen.width(0.05, 1.2);
      g.beginPath();
      g.moveTo(-reach * 0.7, 0);
      g.lineTo(reach * 0.7, 0);
      g.stroke();
      for (const way of [-1, 1]) {
        g.beginPath();
        g.moveTo(way * reach * 1.25, 0);
        g.lineTo(way * reach * 0.6, -0.11);
        g.lineTo(way * reach * 0.6, 0.11);
        g.fill();
      }
    }
    g.restore();
  }
}
