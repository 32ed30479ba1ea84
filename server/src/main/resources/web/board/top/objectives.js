import { haloText } from './marks.js';

/** Places worth points: a plate at the foot of the hex with the points, in the colour of whom it counts for. */
export function paintObjectives(g, pen, scene, palette) {
  const objectives = scene.overlays.get('objectives');
  if (!objectives) return;
  const { grid } = scene;
  const { w } = pen;
  const size = Math.min(15, Math.max(9, w * 0.24));
  for (const { hex, value, side } of objectives.hexes) {
    if (!pen.sees(grid.x[hex], grid.y[hex])) continue;
    const [x, y] = [grid.x[hex] * w, (grid.y[hex] + 0.46) * w];
    star(g, x - size * 0.75, y, size * 0.62, side, palette);
    g.font = `700 ${size}px ${palette.narrow}`;
    g.textAlign = 'left';
    g.textBaseline = 'middle';
    haloText(g, String(value), x, y + 0.5, palette['map-ink'], palette.paper, 4);
  }
}

/** A five-pointed star: red for the Soviets, grey-blue for the Axis, hollow for nobody. */
function star(g, x, y, r, side, palette) {
  g.beginPath();
  for (let i = 0; i < 10; i++) {
    const a = (i * Math.PI) / 5 - Math.PI / 2;
    const d = i % 2 ? r * 0.44 : r;
    i ? g.lineTo(x + Math.cos(a) * d, y + Math.sin(a) * d) : g.moveTo(x + Math.cos(a) * d, y + Math.sin(a) * d);
  }
  g.closePath();
  g.lineJoin = 'round';
  g.strokeStyle = palette.paper;
  g.lineWidth = 4;
  g.stroke();
  g.fillStyle = side === 'soviet' ? palette.sov : side === 'axis' ? palette.axis : palette.paper;
  g.fill();
  g.strokeStyle = side === 'soviet' ? palette['sov-edge'] : palette['axis-edge'];
  g.lineWidth = 1.2;
  g.stroke();
}
