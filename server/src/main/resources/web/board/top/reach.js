import { alpha } from '../palette.js';
import { arrowHead, borderOf, halves, haloText, pill, traceHex, traceWay } from './marks.js';
import { layStack } from './stacks.js';

const MANY = 60;

/** Where a stack can go: a tint, lighter where it must stop, and one outline round all of it. */
export function paintReach(g, pen, scene, palette) {
  const { reach, grid, reachShare } = scene;
  if (!reach) return;
  const { w } = pen;
  const free = new Path2D();
  const stops = new Path2D();
  for (const step of reach.values()) traceHex(step.stops ? stops : free, grid, step.hex, w, 1.004);
  g.save();
  g.globalAlpha = reachShare;
  g.fillStyle = alpha(palette.reach, palette.dark ? 0.24 : 0.3);
  g.fill(free);
  g.fillStyle = alpha(palette.reach, palette.dark ? 0.12 : 0.15);
  g.fill(stops);
  const border = borderOf(grid, [...reach.keys(), ...scene.reachFrom], w);
  g.lineJoin = 'round';
  g.strokeStyle = alpha(palette.paper, 0.9);
  g.lineWidth = 4.6;
  g.stroke(border);
  g.strokeStyle = palette['reach-2'];
  g.lineWidth = 2.2;
  g.stroke(border);
  g.restore();
}

/** Costs in the hexes that hold no counter, with a bar under those where the move must stop. */
export function paintCosts(g, pen, scene, palette) {
  const { reach, grid, path } = scene;
  if (!reach || pen.w < 26) return;
  const { w } = pen;
  const end = path?.hexes.at(-1);
  g.save();
  g.globalAlpha = scene.reachShare;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.font = `600 ${Math.min(24, w * 0.27)}px ${palette.narrow}`;
  for (const { hex, cost, stops } of reach.values()) {
    if (hex === end || scene.stacks.has(hex) || !pen.sees(grid.x[hex], grid.y[hex])) continue;
    const x = grid.x[hex] * w;
    const y = grid.y[hex] * w;
    haloText(g, halves(cost), x, y + w * 0.03, palette['reach-ink'], alpha(palette.paper, 0.8), 3);
    if (!stops) continue;
    g.fillStyle = palette['reach-2'];
    g.fillRect(pen.snap(x - w * 0.11), pen.snap(y + w * 0.19), pen.snap(w * 0.22), Math.max(1.6, w * 0.045));
  }
  g.restore();
}

/** The way under the pointer; red and barred where it may not be gone. */
export function paintPath(g, pen, scene, palette) {
  const { path, grid } = scene;
  if (!path || path.hexes.length < 2) return;
  const { w } = pen;
  const colour = path.ok ? palette['reach-2'] : palette.target;
  const pts = path.hexes.map(hex => [grid.x[hex] * w, grid.y[hex] * w]);
  const line = new Path2D();
  const roomy = w >= 26;
  const { tip, heading } = traceWay(line, pts, w, roomy ? 0.56 : 0.3);
  g.lineCap = 'butt';
  g.lineJoin = 'round';
  if (!path.ok) g.setLineDash([w * 0.2, w * 0.12]);
  for (const [ink, width] of [
    [palette.paper, w * 0.17],
    [colour, w * 0.1],
  ]) {
    g.strokeStyle = ink;
    g.lineWidth = Math.max(2, width);
    g.stroke(line);
  }
  g.setLineDash([]);
  arrowHead(g, tip, heading, w * 0.15);
  g.strokeStyle = palette.paper;
  g.lineWidth = 3;
  g.stroke();
  g.fillStyle = colour;
  g.fill();
  const last = new Path2D();
  traceHex(last, grid, path.hexes.at(-1), w, 0.97);
  g.strokeStyle = colour;
  g.lineWidth = 2.4;
  g.stroke(last);
}

/** What the way costs, over everything else. */
export function paintPrice(g, pen, scene, palette) {
  const { path, grid } = scene;
  if (!path?.hexes.length || pen.w < 20) return;
  const hex = path.hexes.at(-1);
  const text = path.label ?? (path.price === undefined ? '' : [halves(path.price), halves(path.allowance)].filter(Boolean).join(' / '));
  if (!text) return;
  const [back, ink] = path.ok ? [palette.accent, palette['accent-ink']] : [palette.target, palette['target-ink']];
  pill(
    g,
    grid.x[hex] * pen.w,
    grid.y[hex] * pen.w,
    path.ok ? text : `✕ ${text}`,
    back,
    ink,
    palette.ui,
    Math.min(15, Math.max(11, pen.w * 0.26)),
  );
}

/** Hexes one may choose: retreats, advances, placements, attackers. Many are one area with a border round it. */
export function paintHighlights(g, pen, scene, palette) {
  const { grid } = scene;
  const { w } = pen;
  for (const lit of scene.highlights.values()) {
    const wide = lit.length > MANY;
    const path = wide
      ? borderOf(
          grid,
          lit.map(({ hex }) => hex),
          w,
        )
      : new Path2D();
    if (!wide) for (const { hex } of lit) traceHex(path, grid, hex, w, 0.93);
    g.fillStyle = alpha(palette.reach, (palette.dark ? 0.22 : 0.28) * (wide ? 0.45 : 1));
    g.fill(path, 'evenodd');
    g.lineJoin = 'round';
    g.strokeStyle = alpha(palette.paper, 0.9);
    g.lineWidth = Math.max(3, w * 0.085);
    g.stroke(path);
    g.strokeStyle = palette['reach-2'];
    g.lineWidth = Math.max(1.6, w * 0.045);
    g.stroke(path);
  }
}

/** A tall stack hides the hex it stands in: there a rim goes round its uppermost counter. */
export function paintHighlightRims(g, pen, scene, palette) {
  const path = new Path2D();
  for (const { hex } of [...scene.highlights.values()].flat()) {
    if (scene.shown(hex).length < 2) continue;
    const { x, y, s } = layStack(scene, hex, pen.w, pen.ratio).at(-1);
    path.roundRect(x - RIM, y - RIM, s + 2 * RIM, s + 2 * RIM, s * 0.16);
  }
  g.strokeStyle = palette.accent;
  g.lineWidth = RIM;
  g.stroke(path);
}

const RIM = 2;

export function paintHighlightLabels(g, pen, scene, palette) {
  if (pen.w < 22) return;
  for (const lit of scene.highlights.values()) {
    for (const { hex, label } of lit) {
      if (!label) continue;
      const raised = scene.stacks.has(hex) ? 0.5 : 0;
      pill(
        g,
        scene.grid.x[hex] * pen.w,
        (scene.grid.y[hex] - raised) * pen.w,
        String(label),
        palette.accent,
        palette['accent-ink'],
        palette.ui,
        11,
      );
    }
  }
}
