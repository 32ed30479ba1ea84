import { bare } from '../counter/look.js';
import { OUTLINE_ONLY, silhouette } from '../counter/counter.js';
import { alpha } from '../palette.js';

const LIFT = 2;

/** The side of a counter at a zoom, on whole device pixels. */
export function counterSide(w, ratio) {
  return Math.max(9, Math.round(w * 0.8 * ratio) / ratio);
}

/** Where the counters of a stack lie: upper left corners in sheet pixels, the lowest counter first. */
export function layStack(scene, hex, w, ratio) {
  const { grid } = scene;
  const s = counterSide(w, ratio);
  const entries = scene.shown(hex);
  const step = Math.max(1, Math.round(s * 0.09 * ratio) / ratio);
  const spread = (entries.length - 1) * step;
  const lifted = entries.some(entry => scene.selection.has(entry.id)) ? LIFT : 0;
  const snap = v => Math.round(v * ratio) / ratio;
  const x = snap(grid.x[hex] * w - s / 2 - spread / 2);
  const y = snap(grid.y[hex] * w - s / 2 + w * 0.055 + spread / 4 - lifted);
  return entries.map((entry, i) => {
    const k = entries.length - 1 - i;
    return { ...entry, s, x: x + k * step, y: y - k * step, top: k === 0 };
  });
}

/** The counters of an opened stack side by side above the map. */
export function layFan(scene, w, ratio) {
  if (scene.fan < 0) return [];
  const entries = (scene.stacks.get(scene.fan) ?? []).slice().reverse();
  const s = Math.round(Math.max(44, w * 0.95));
  const gap = Math.round(s * 0.16);
  const [cx, cy] = [scene.grid.x[scene.fan] * w, scene.grid.y[scene.fan] * w];
  const width = entries.length * (s + gap) - gap;
  const snap = v => Math.round(v * ratio) / ratio;
  return entries.map((entry, i) => ({ ...entry, s, x: snap(cx - width / 2 + i * (s + gap)), y: snap(cy - s - w * 0.62) }));
}

/** The unit whose counter covers a point, in sheet pixels, of the opened stack or of the given hex; or null. */
export function pickUnit(scene, hex, px, py, w, ratio) {
  const holds = c => px >= c.x && py >= c.y && px < c.x + c.s && py < c.y + c.s;
  const fanned = layFan(scene, w, ratio).find(holds);
  if (fanned) return { id: fanned.id, hex: scene.fan };
  const found = hex < 0 ? null : layStack(scene, hex, w, ratio).reverse().find(holds);
  return found ? { id: found.id, hex } : null;
}

export function paintStacks(g, pen, scene, stamps, palette) {
  const { w, ratio } = pen;
  const hexes = [...scene.stacks.keys()].filter(hex => pen.sees(scene.grid.x[hex], scene.grid.y[hex], 1.2));
  const chosen = hex => scene.stacks.get(hex).some(entry => scene.selection.has(entry.id));
  hexes.sort((a, b) => chosen(a) - chosen(b) || a - b);
  for (const hex of hexes) {
    for (const counter of layStack(scene, hex, w, ratio)) paintCounter(g, counter, scene, stamps, palette, ratio);
  }
}

function paintCounter(g, counter, scene, stamps, palette, ratio) {
  const { s, x, y, look } = counter;
  if (s < OUTLINE_ONLY) {
    if (counter.top) paintChip(g, look, x, y, s, palette);
  } else {
    const stamp = stamps.get(counter.top ? look : bare(look), s, ratio, palette);
    g.drawImage(stamp.canvas, x - stamp.pad, y - stamp.pad, stamp.side, stamp.side);
  }
  if (scene.selection.has(counter.id)) paintRing(g, look, x, y, s, palette);
}

/** A counter too small for signs: its shape and colour. */
function paintChip(g, look, x, y, s, palette) {
  g.save();
  g.translate(x, y);
  g.fillStyle = palette[look.body.fill];
  g.strokeStyle = palette[`${look.body.skin}-edge`];
  silhouette(g, look.body.shape, s);
  g.fill();
  g.lineWidth = 1;
  g.stroke();
  g.restore();
}

function paintRing(g, look, x, y, s, palette) {
  g.save();
  g.translate(x, y);
  silhouette(g, look.body.shape, s, 3.5);
  g.strokeStyle = palette['accent-ink'];
  g.lineWidth = 1;
  g.stroke();
  silhouette(g, look.body.shape, s, 1.8);
  g.strokeStyle = palette.accent;
  g.lineWidth = 3;
  g.stroke();
  g.restore();
}

/** The tray of an opened stack. */
export function paintFan(g, pen, scene, stamps, palette) {
  const counters = layFan(scene, pen.w, pen.ratio);
  if (!counters.length) return;
  const { s, y } = counters[0];
  const pad = Math.round(s * 0.2);
  const left = counters[0].x - pad;
  const right = counters.at(-1).x + s + pad;
  g.save();
  g.shadowColor = 'rgba(0,0,0,.35)';
  g.shadowBlur = 14 * pen.ratio;
  g.shadowOffsetY = 3 * pen.ratio;
  g.fillStyle = palette.panel;
  g.beginPath();
  g.roundRect(left, y - pad, right - left, s + 2 * pad, 8);
  g.fill();
  g.restore();
  g.strokeStyle = alpha(palette['map-ink'], 0.25);
  g.lineWidth = 1;
  g.stroke();
  const cx = scene.grid.x[scene.fan] * pen.w;
  g.fillStyle = palette.panel;
  g.beginPath();
  g.moveTo(cx - 9, y + s + pad - 0.5);
  g.lineTo(cx, y + s + pad + 9);
  g.lineTo(cx + 9, y + s + pad - 0.5);
  g.fill();
  for (const counter of counters) paintCounter(g, { ...counter, top: true }, scene, stamps, palette, pen.ratio);
}
