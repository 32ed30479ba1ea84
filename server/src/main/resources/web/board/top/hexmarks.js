import { pill } from './marks.js';

/**
 * Marks that stand in a hex, aside of any counter. The kit says by which sign each is drawn: a shield with a number, a flag, a burst,
 * a cut across, a depot, a works, an anchor, a dot; one that has no sign is written on a small plate.
 */
export function paintHexMarks(g, pen, scene, palette, over) {
  const { grid, kit } = scene;
  const { w } = pen;
  if (w < 22) return;
  const size = Math.min(30, Math.max(9, w * 0.3));
  for (const { hex, mark, value } of scene.hexMarks) {
    if (!pen.sees(grid.x[hex], grid.y[hex]) || value === 0) continue;
    const [, side, sign] = (kit?.signs?.[mark] ?? '').match(/^(?:(axis|soviet)-)?(.*)$/);
    if (OVER.has(sign) !== over) continue;
    const at = { x: grid.x[hex] * w, y: grid.y[hex] * w, w, size, held: scene.stacks.has(hex), value };
    (SIGNS[sign] ?? plate)(g, at, skinOf(palette, side), palette, mark);
  }
}

const skinOf = (palette, side) =>
  side === 'soviet'
    ? { fill: palette.sov, edge: palette['sov-edge'] ?? palette['map-ink'], ink: palette['sov-ink'], side }
    : { fill: palette.axis, edge: palette['axis-edge'], ink: palette['axis-ink'], side };

/** Arrows of declared attacks are drawn with the targets. */
const arrows = () => {};

const SIGNS = { shield, flag, burst, cut, depot, works, anchor, dot, arrows };

/** Those that lie upon the counters of their hex. */
const OVER = new Set(['burst', 'cut']);

function number(g, x, y, size, text, ink, palette) {
  g.fillStyle = ink;
  g.font = `700 ${size}px ${palette.narrow}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillText(text, x, y);
}

/** A garrison. */
function shield(g, { x, y, w, size, held, value }, skin, palette) {
  const h = size / 2;
  const [cx, cy] = [x - (held ? 0.4 * w : 0), y + (held ? 0.3 : 0.06) * w];
  g.beginPath();
  g.moveTo(cx - h * 0.86, cy - h);
  g.lineTo(cx + h * 0.86, cy - h);
  g.lineTo(cx + h * 0.86, cy + h * 0.2);
  g.quadraticCurveTo(cx + h * 0.8, cy + h * 0.75, cx, cy + h * 1.12);
  g.quadraticCurveTo(cx - h * 0.8, cy + h * 0.75, cx - h * 0.86, cy + h * 0.2);
  g.closePath();
  paint(g, skin, size);
  number(g, cx, cy + size * 0.02, size * 0.72, String(value ?? ''), skin.ink, palette);
}

/** Who holds a place: a square flag for the Axis, a swallow-tailed one for the Soviets, on a staff. */
function flag(g, { x, y, w, size, held }, skin, palette) {
  const [fx, fy] = [x + w * 0.3, y + w * (held ? 0.47 : 0.36)];
  const h = size * 0.8;
  g.lineJoin = 'miter';
  g.beginPath();
  g.moveTo(fx, fy - h);
  g.lineTo(fx + h * 0.75, fy - h);
  if (skin.side === 'soviet') g.lineTo(fx + h * 0.52, fy - h * 0.74);
  g.lineTo(fx + h * 0.75, fy - h * 0.48);
  g.lineTo(fx, fy - h * 0.48);
  g.closePath();
  paint(g, { ...skin, edge: palette['map-ink'] }, size * 0.78);
  g.beginPath();
  g.moveTo(fx, fy - h);
  g.lineTo(fx, fy);
  g.stroke();
}

/** Bombs: eight points round a disc of the side that flies. */
function burst(g, { x, y, w, size, held }, skin) {
  const [cx, cy] = [x - w * 0.33, y - w * (held ? 0.36 : 0.2)];
  const r = size * 0.95;
  g.beginPath();
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 - Math.PI / 2;
    const d = i % 2 ? r * 0.62 : r;
    i ? g.lineTo(cx + Math.cos(a) * d, cy + Math.sin(a) * d) : g.moveTo(cx + Math.cos(a) * d, cy + Math.sin(a) * d);
  }
  g.closePath();
  g.lineJoin = 'miter';
  paint(g, skin, size);
  g.beginPath();
  g.arc(cx, cy, r * 0.24, 0, 7);
  g.fillStyle = skin.ink;
  g.fill();
}

/** Something broken: two strokes across, on paper. */
function cut(g, { x, y, w, size }, _skin, palette) {
  const h = size * 0.5;
  for (const [ink, width] of [
    [palette.paper, Math.max(4, w * 0.12)],
    [palette.target, Math.max(2, w * 0.055)],
  ]) {
    g.strokeStyle = ink;
    g.lineWidth = width;
    g.lineCap = 'round';
    g.beginPath();
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
    ]) {
      g.moveTo(x + dx * h, y + dy * h);
      g.lineTo(x - dx * h, y - dy * h);
    }
    g.stroke();
  }
}

/** Stores: a barrel. */
function depot(g, { x, y, w, size, held, value }, skin, palette) {
  const [cx, cy] = [x + w * 0.32, y + w * (held ? 0.36 : 0.2)];
  const [a, b] = [size * 0.42, size * 0.5];
  g.beginPath();
  g.ellipse(cx, cy - b * 0.8, a, a * 0.34, 0, Math.PI, 0);
  g.lineTo(cx + a, cy + b * 0.8);
  g.ellipse(cx, cy + b * 0.8, a, a * 0.34, 0, 0, Math.PI);
  g.closePath();
  paint(g, skin, size);
  if (value > 1) number(g, cx, cy + size * 0.06, size * 0.62, String(value), skin.ink, palette);
}

/** A port: an anchor on a disc of the side that holds it. */
function anchor(g, { x, y, w, size, held }, skin) {
  const [cx, cy, r] = [x - w * 0.34, y + w * (held ? 0.4 : 0.26), size * 0.46];
  g.beginPath();
  skin.side === 'soviet' ? g.arc(cx, cy, r, 0, 7) : g.rect(cx - r, cy - r, 2 * r, 2 * r);
  paint(g, skin, size);
  g.strokeStyle = skin.ink;
  g.lineWidth = Math.max(1, r * 0.22);
  g.lineCap = 'round';
  g.beginPath();
  g.arc(cx, cy - r * 0.52, r * 0.16, 0, 7);
  g.moveTo(cx, cy - r * 0.36);
  g.lineTo(cx, cy + r * 0.62);
  g.moveTo(cx - r * 0.3, cy - r * 0.14);
  g.lineTo(cx + r * 0.3, cy - r * 0.14);
  g.moveTo(cx + Math.cos(0.3) * r * 0.6, cy + r * 0.04 + Math.sin(0.3) * r * 0.58);
  g.arc(cx, cy + r * 0.04, r * 0.6, 0.3, Math.PI - 0.3);
  g.stroke();
}

/** A factory: a hall with a saw-tooth roof and a chimney. */
function works(g, { x, y, w, size, held, value }, skin, palette) {
  const [cx, cy] = [x - w * 0.32, y + w * (held ? 0.36 : 0.2)];
  const h = size * 0.5;
  g.beginPath();
  g.moveTo(cx - h, cy + h * 0.8);
  g.lineTo(cx - h, cy - h);
  g.lineTo(cx - h * 0.62, cy - h);
  g.lineTo(cx - h * 0.55, cy - h * 0.1);
  g.lineTo(cx, cy - h * 0.55);
  g.lineTo(cx, cy - h * 0.1);
  g.lineTo(cx + h * 0.55, cy - h * 0.55);
  g.lineTo(cx + h, cy - h * 0.1);
  g.lineTo(cx + h, cy + h * 0.8);
  g.closePath();
  g.lineJoin = 'miter';
  paint(g, skin, size);
  if (value > 1) number(g, cx + h * 0.1, cy + h * 0.42, size * 0.5, String(value), skin.ink, palette);
}

/** What lies on hex after hex, such as a railway that changed hands: small, so that the line itself shows. */
function dot(g, { x, y, size }, skin) {
  g.beginPath();
  skin.side === 'soviet' ? g.arc(x, y, size * 0.2, 0, 7) : g.rect(x - size * 0.18, y - size * 0.18, size * 0.36, size * 0.36);
  paint(g, skin, size * 0.8);
}

/** What has no sign: its first letters and its number. */
function plate(g, { x, y, w, value }, skin, palette, mark) {
  const text = `${mark.replace(/^(axis|soviet)-/, '').slice(0, 3)}${value > 1 ? ` ${value}` : ''}`;
  pill(g, x, y - w * 0.3, text, skin.fill, skin.ink, palette.ui, Math.max(9, w * 0.18));
}

function paint(g, { fill, edge }, size) {
  g.fillStyle = fill;
  g.fill();
  g.strokeStyle = edge;
  g.lineWidth = Math.max(1, size * 0.09);
  g.stroke();
}
