import { counterSide } from './stacks.js';
import { pill } from './marks.js';

/**
 * Attacks: red brackets round the target, a wedge astride the hexside from each attacking hex, the odds on a plate. A target that
 * may be chosen but is not (kind "possible") has thin brackets alone.
 */
export function paintTargets(g, pen, scene, palette) {
  const { w } = pen;
  if (w < 20) return paintSmall(g, pen, scene, palette);
  for (const target of scene.targets) {
    g.globalAlpha = target.kind === 'planned' ? 0.45 : 1;
    for (const hex of target.from) paintWedge(g, pen, scene.grid, hex, target.hex, palette);
  }
  g.globalAlpha = 1;
  for (const target of scene.targets) paintBrackets(g, pen, scene.grid, target, palette);
}

function paintWedge(g, pen, grid, from, to, palette) {
  const { w } = pen;
  const [fx, fy] = [grid.x[from] * w, grid.y[from] * w];
  const [tx, ty] = [grid.x[to] * w, grid.y[to] * w];
  g.save();
  g.translate(fx + (tx - fx) * 0.455, fy + (ty - fy) * 0.455 + w * 0.055);
  g.rotate(Math.atan2(ty - fy, tx - fx));
  g.lineJoin = 'round';
  g.beginPath();
  g.moveTo(w * 0.135, 0);
  g.lineTo(-w * 0.075, -w * 0.15);
  g.lineTo(-w * 0.02, 0);
  g.lineTo(-w * 0.075, w * 0.15);
  g.closePath();
  g.strokeStyle = '#fff';
  g.lineWidth = w * 0.065;
  g.stroke();
  g.fillStyle = palette.target;
  g.fill();
  g.restore();
}

function paintBrackets(g, pen, grid, { hex, label, kind }, palette) {
  const { w, ratio } = pen;
  const s = counterSide(w, ratio);
  const x = grid.x[hex] * w;
  const y = grid.y[hex] * w + w * 0.055;
  const o = s / 2 + Math.max(3, s * 0.1);
  const c = s * (kind === 'possible' ? 0.18 : 0.24);
  const path = new Path2D();
  for (const [a, b] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    path.moveTo(x + a * o, y + b * (o - c));
    path.lineTo(x + a * o, y + b * o);
    path.lineTo(x + a * (o - c), y + b * o);
  }
  g.lineJoin = 'miter';
  g.lineCap = 'butt';
  const bold = kind === 'possible' ? 0.62 : 1;
  for (const [ink, width] of [
    ['#fff', 5 * bold + 0.4],
    [palette.target, 2.8 * bold],
  ]) {
    g.strokeStyle = ink;
    g.lineWidth = width;
    g.stroke(path);
  }
  const hollow = kind === 'planned';
  if (label)
    pill(
      g,
      x,
      y - o - 5,
      String(label).replace(/-/g, '–'),
      hollow ? palette.paper : palette.target,
      hollow ? palette['map-ink'] : palette['target-ink'],
      palette.ui,
      Math.min(15, Math.max(11, w * 0.26)),
    );
}

/** From afar a target is a red ring. */
function paintSmall(g, pen, scene, palette) {
  g.strokeStyle = palette.target;
  g.lineWidth = 2;
  for (const { hex } of scene.targets) {
    g.beginPath();
    g.arc(scene.grid.x[hex] * pen.w, scene.grid.y[hex] * pen.w, pen.w * 0.62, 0, 7);
    g.stroke();
  }
}
