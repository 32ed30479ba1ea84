import { alpha } from '../palette.js';
import { arrowHead, borderOf, halves, haloText, pill, traceHex, traceWay } from './marks.js';
import { paintTrailMarks, paintTrails } from './trails.js';

export { paintTrailMarks, paintTrails };

/** What lies under reach and names. */
export function paintUnder(...on) {
  for (const paint of [paintFrontLine, paintZones, paintCommand, paintThreat]) paint(...on);
}

/** Hatching as a repeating tile: rising strokes for one side, falling ones for the other. */
function hatching(g, pen, colour, rising) {
  const step = Math.max(6, Math.round(pen.w / 7.5));
  const tile = document.createElement('canvas');
  tile.width = tile.height = step * pen.ratio;
  const t = tile.getContext('2d');
  t.scale(pen.ratio, pen.ratio);
  t.strokeStyle = colour;
  t.lineWidth = 0.85;
  t.beginPath();
  for (const o of [-step, 0, step]) {
    t.moveTo(o - 1, rising ? step + 1 : -1);
    t.lineTo(o + step + 1, rising ? -1 : step + 1);
  }
  t.stroke();
  const pattern = g.createPattern(tile, 'repeat');
  pattern.setTransform(new DOMMatrix().scale(1 / pen.ratio));
  return pattern;
}

/** Zones of control: hatching, rising for the Axis and falling for the Soviets; where both reach, it crosses. */
function paintZones(g, pen, scene, palette) {
  const zones = scene.overlays.get('zones');
  if (!zones || pen.w < 14) return;
  for (const side of ['axis', 'soviet']) {
    const path = new Path2D();
    for (const { hex, side: of } of zones.hexes) {
      if ((of ?? 'axis') === side || of === 'both')
        if (pen.sees(scene.grid.x[hex], scene.grid.y[hex])) traceHex(path, scene.grid, hex, pen.w, 0.97);
    }
    const colour = side === 'axis' ? palette.zoc : palette['zoc-s'];
    g.fillStyle = hatching(g, pen, alpha(colour, palette.dark ? 0.44 : 0.38), side === 'axis');
    g.fill(path);
  }
}

/** Command: the border of what each headquarters reaches. */
function paintCommand(g, pen, scene, palette) {
  const command = scene.overlays.get('command');
  if (!command) return;
  for (const { side, hexes } of commandsOf(command, scene)) {
    const border = borderOf(scene.grid, hexes, pen.w);
    const colour = side === 'axis' ? palette.zoc : palette.dark ? palette['front-s'] : palette.shq;
    g.lineCap = 'round';
    g.fillStyle = alpha(colour, 0.05);
    g.fill(border, 'evenodd');
    g.strokeStyle = alpha(palette.paper, 0.8);
    g.lineWidth = 4;
    g.stroke(border);
    g.setLineDash([0.5, 5]);
    g.strokeStyle = colour;
    g.lineWidth = 3;
    g.stroke(border);
    g.setLineDash([]);
  }
  if (command.lines.length) paintHampered(g, pen, scene, palette, command.hexes);
}

/** Where raids hamper who commands and moves there: hatching, with how much. */
function paintHampered(g, pen, { grid, stacks }, palette, hexes) {
  const path = new Path2D();
  for (const { hex } of hexes) if (pen.sees(grid.x[hex], grid.y[hex])) traceHex(path, grid, hex, pen.w, 0.97);
  g.fillStyle = hatching(g, pen, alpha(palette.target, 0.55), true);
  g.fill(path);
  if (pen.w < 26) return;
  g.font = `600 ${Math.min(22, pen.w * 0.25)}px ${palette.narrow}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  for (const { hex, value } of hexes)
    if (value && !stacks.has(hex) && pen.sees(grid.x[hex], grid.y[hex]))
      haloText(g, String(value), grid.x[hex] * pen.w, (grid.y[hex] + 0.03) * pen.w, palette.target, alpha(palette.paper, 0.8), 3);
}

/** One set of hexes for each headquarters where the lines tell them apart, else one for each side. */
function commandsOf({ hexes, lines }, scene) {
  if (lines.length) return lines.map(line => ({ side: line.units?.[0] ? scene.piece(line.units[0]).side : line.side, hexes: line.hexes }));
  return ['axis', 'soviet'].map(side => ({ side, hexes: hexes.filter(h => h.side === side).map(h => h.hex) }));
}

/** Who holds what: a pale tint for each side and a line between them, toothed towards the enemy. */
function paintFrontLine(g, pen, scene, palette) {
  const front = scene.overlays.get('front');
  if (!front) return;
  const { grid } = scene;
  const { w } = pen;
  const held = { axis: new Set(), soviet: new Set() };
  for (const { hex, side } of front.hexes) held[side]?.add(hex);
  for (const side of ['axis', 'soviet']) {
    const path = new Path2D();
    for (const hex of held[side]) traceHex(path, grid, hex, w, 1.003);
    g.fillStyle = alpha(side === 'axis' ? palette.zoc : palette['zoc-s'], palette.dark ? 0.13 : 0.12);
    g.fill(path);
  }
  const line = new Path2D();
  for (const hex of held.axis) {
    for (let k = 0; k < 6; k++) {
      if (!held.soviet.has(grid.neighbour(hex, k))) continue;
      const [a, b] = [grid.corner(hex, k), grid.corner(hex, k + 1)];
      line.moveTo(a[0] * w, a[1] * w);
      line.lineTo(b[0] * w, b[1] * w);
    }
  }
  g.lineCap = 'round';
  for (const [ink, width] of [
    [alpha(palette.paper, 0.9), 0.15],
    [palette['map-ink'], 0.085],
  ]) {
    g.strokeStyle = ink;
    g.lineWidth = Math.max(2, width * w);
    g.stroke(line);
  }
}

/** Borders as they were last drawn: those of aircraft are long. */
const drawn = new WeakMap();

function borderAt(grid, hexes, w) {
  if (drawn.get(hexes)?.w !== w)
    drawn.set(hexes, {
      w,
      path: borderOf(
        grid,
        hexes.map(one => one.hex ?? one),
        w,
      ),
    });
  return drawn.get(hexes).path;
}

/** What an enemy unit can reach; of aircraft where they can be sent now, and how far for each kind of mission. */
function paintThreat(g, pen, scene, palette) {
  const threat = scene.overlays.get('threat');
  if (!threat) return;
  const { grid } = scene;
  const { w } = pen;
  const inks = threat.lines.length ? palette['reach-2'] : palette.target;
  g.fillStyle = alpha(inks, 0.13);
  g.fill(borderAt(grid, threat.hexes, w), 'evenodd');
  const borders = threat.lines.length ? threat.lines.map(line => line.hexes) : [threat.hexes];
  borders.forEach((hexes, i) => {
    const border = borderAt(grid, hexes, w);
    g.setLineDash([]);
    g.strokeStyle = alpha(palette.paper, 0.9);
    g.lineWidth = 4.4;
    if (!i) g.stroke(border);
    g.setLineDash(i ? [2, 9] : [7, 4]);
    g.strokeStyle = i ? palette['map-ink'] : inks;
    g.lineWidth = i ? 3.4 : 2;
    g.stroke(border);
  });
  g.setLineDash([]);
  if (w < 26) return;
  g.font = `600 ${Math.min(22, w * 0.25)}px ${palette.narrow}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  for (const { hex, value } of threat.hexes) {
    if (value === undefined || value === null || scene.stacks.has(hex) || !pen.sees(grid.x[hex], grid.y[hex])) continue;
    haloText(g, halves(value), grid.x[hex] * w, (grid.y[hex] + 0.03) * w, palette['map-ink'], alpha(palette.paper, 0.8), 3);
  }
}

/** Supply: a thin line from unit to source; a broken one is dashed and ends in a cross. */
export function paintSupply(g, pen, scene, palette) {
  const supply = scene.overlays.get('supply');
  if (!supply) return;
  const { grid } = scene;
  const { w } = pen;
  const size = Math.max(1.6, w * 0.045);
  for (const { hex, side } of supply.hexes) {
    const path = new Path2D();
    traceHex(path, grid, hex, w, 0.9);
    g.strokeStyle = side === 'axis' ? palette.zoc : palette.good;
    g.lineWidth = size;
    g.stroke(path);
  }
  for (const ok of [true, false]) {
    const colour = ok ? palette.good : palette.target;
    const path = new Path2D();
    const ends = [];
    for (const line of supply.lines) {
      if (Boolean(line.ok) !== ok || !line.hexes.length) continue;
      const pts = line.hexes.map(hex => [grid.x[hex] * w, grid.y[hex] * w]);
      if (pts.length > 1) traceWay(path, pts, w);
      ends.push(pts.at(-1));
    }
    g.lineCap = 'round';
    g.lineJoin = 'round';
    g.strokeStyle = alpha(palette.paper, 0.85);
    g.lineWidth = size + 2.4;
    g.stroke(path);
    g.strokeStyle = colour;
    g.lineWidth = size;
    if (!ok) g.setLineDash([size * 2.2, size * 2]);
    g.stroke(path);
    g.setLineDash([]);
    for (const [x, y] of ends) ok ? dot(g, x, y, size * 1.7, colour, palette.paper) : crossMark(g, x, y, w * 0.13, colour, palette.paper);
  }
}

function dot(g, x, y, r, colour, paper) {
  g.beginPath();
  g.arc(x, y, r, 0, 7);
  g.fillStyle = colour;
  g.fill();
  g.strokeStyle = paper;
  g.lineWidth = 1.2;
  g.stroke();
}

function crossMark(g, x, y, r, colour, paper) {
  const path = new Path2D();
  path.moveTo(x - r, y - r);
  path.lineTo(x + r, y + r);
  path.moveTo(x + r, y - r);
  path.lineTo(x - r, y + r);
  g.lineCap = 'round';
  for (const [ink, width] of [
    [paper, r * 0.95],
    [colour, r * 0.5],
  ]) {
    g.strokeStyle = ink;
    g.lineWidth = width;
    g.stroke(path);
  }
}

/** Where units are to arrive: an arrow head pointing in from the nearest edge, with how many. */
export function paintArrivals(g, pen, scene, palette) {
  const arrivals = scene.overlays.get('arrivals');
  if (!arrivals) return;
  const { grid } = scene;
  const { w } = pen;
  const { left, right, top, bottom } = grid.bounds;
  for (const { hex, value, label, side } of arrivals.hexes) {
    const [x, y] = grid.centre(hex);
    const gaps = [
      [x - left, 0],
      [y - top, Math.PI / 2],
      [right - x, Math.PI],
      [bottom - y, -Math.PI / 2],
    ].sort((a, b) => a[0] - b[0]);
    const heading = gaps[0][1];
    const colour = side === 'soviet' ? palette['zoc-s'] : palette.zoc;
    arrowHead(g, [(x - Math.cos(heading) * 0.34) * w, (y - Math.sin(heading) * 0.34) * w], heading, w * 0.18);
    g.strokeStyle = palette.paper;
    g.lineWidth = 3;
    g.stroke();
    g.fillStyle = colour;
    g.fill();
    const text = label ?? value;
    if (text !== undefined && text !== null && w > 22) pill(g, x * w, (y + 0.02) * w, String(text), colour, palette.paper, palette.ui, 11);
  }
}
