import { alpha } from '../palette.js';
import { arrowHead, traceWay } from './marks.js';
import { counterSide } from './stacks.js';

/** Overlays that show what moved: the moves asked for, the recap, the order of a replay. */
const KINDS = ['moves', 'story', 'trail', 'danger'];
const GHOST = 0.4;

const shownOf = scene => KINDS.map(kind => scene.overlays.get(kind)).filter(Boolean);

/** Under the counters: ghosts where units stood, and their ways as arrows in the colour of the side. */
export function paintTrails(g, pen, scene, stamps, palette) {
  for (const trails of shownOf(scene)) {
    for (const ghost of trails.ghosts) paintGhost(g, pen, scene, stamps, palette, ghost);
    for (const line of trails.lines) paintWay(g, pen, scene, palette, line);
  }
}

function paintWay(g, pen, scene, palette, { hexes, units, side }) {
  if (hexes.length < 2) return;
  const { grid } = scene;
  const { w } = pen;
  const of = side ?? (units?.[0] ? scene.piece(units[0]).side : 'axis');
  const colour = of === 'axis' ? palette.zoc : palette['zoc-s'];
  const path = new Path2D();
  const { tip, heading } = traceWay(
    path,
    hexes.map(hex => [grid.x[hex] * w, grid.y[hex] * w]),
    w,
    0.52,
  );
  g.lineCap = 'butt';
  g.lineJoin = 'round';
  for (const [ink, width] of [
    [alpha(palette.paper, 0.9), 0.13],
    [colour, 0.065],
  ]) {
    g.strokeStyle = ink;
    g.lineWidth = Math.max(1.5, width * w);
    g.stroke(path);
  }
  arrowHead(g, tip, heading, w * 0.11);
  g.strokeStyle = palette.paper;
  g.lineWidth = 2;
  g.stroke();
  g.fillStyle = colour;
  g.fill();
}

function paintGhost(g, pen, scene, stamps, palette, { hex, id }) {
  const { w, ratio } = pen;
  const s = counterSide(w, ratio);
  if (s < 17 || scene.stacks.has(hex) || !pen.sees(scene.grid.x[hex], scene.grid.y[hex])) return;
  const stamp = stamps.get(scene.look(scene.units.get(id) ?? { id, marks: [] }), s, ratio, palette);
  g.save();
  g.globalAlpha = GHOST;
  g.drawImage(
    stamp.canvas,
    scene.grid.x[hex] * w - s / 2 - stamp.pad,
    scene.grid.y[hex] * w - s / 2 + w * 0.055 - stamp.pad,
    stamp.side,
    stamp.side,
  );
  g.restore();
}

/** Over the counters: a burst where a unit was lost, and the numbers of battles. */
export function paintTrailMarks(g, pen, scene, palette) {
  for (const trails of shownOf(scene)) {
    for (const { hex, lost } of trails.ghosts)
      if (lost && pen.sees(scene.grid.x[hex], scene.grid.y[hex])) paintBurst(g, pen, scene.grid, hex, palette);
    const seen = new Map();
    for (const { hex, n } of trails.numbers) {
      const nth = seen.get(hex) ?? 0;
      seen.set(hex, nth + 1);
      if (pen.sees(scene.grid.x[hex], scene.grid.y[hex])) paintNumber(g, pen, scene.grid, hex, n, nth, palette);
    }
  }
}

function paintBurst(g, pen, grid, hex, palette) {
  const { w } = pen;
  const r = Math.min(16, Math.max(6, w * 0.22));
  const [x, y] = [(grid.x[hex] + 0.36) * w, (grid.y[hex] - 0.3) * w];
  g.beginPath();
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8;
    const d = i % 2 ? r * 0.5 : r;
    i ? g.lineTo(x + Math.cos(a) * d, y + Math.sin(a) * d) : g.moveTo(x + d, y);
  }
  g.closePath();
  g.strokeStyle = palette.paper;
  g.lineWidth = 2.5;
  g.stroke();
  g.fillStyle = palette.target;
  g.fill();
}

function paintNumber(g, pen, grid, hex, n, nth, palette) {
  const { w } = pen;
  const r = Math.min(12, Math.max(7.5, w * 0.19));
  const [x, y] = [(grid.x[hex] - 0.36) * w + nth * r * 1.7, (grid.y[hex] - 0.36) * w];
  g.beginPath();
  g.arc(x, y, r, 0, 7);
  g.fillStyle = palette['map-ink'];
  g.fill();
  g.strokeStyle = palette.paper;
  g.lineWidth = 2;
  g.stroke();
  g.fillStyle = palette.paper;
  g.font = `700 ${r * 1.25}px ${palette.ui}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillText(String(n), x, y + 0.5);
}
