import { alpha } from '../palette.js';

/** The desk, the sheet of paper on it and its frame; the context is in sheet pixels. */
export function paintSheet(g, pen, terrain, palette) {
  const [x0, y0, x1, y1] = pen.rect;
  g.fillStyle = palette.desk;
  g.fillRect(x0, y0, x1 - x0, y1 - y0);
  const [left, top, right, bottom] = terrain.frame.map(v => pen.snap(v * pen.w));
  g.save();
  g.shadowColor = `rgba(0,0,0,${palette.dark ? 0.6 : 0.28})`;
  g.shadowBlur = 14 * pen.ratio;
  g.shadowOffsetY = 3 * pen.ratio;
  g.fillStyle = palette.paper;
  g.fillRect(left, top, right - left, bottom - top);
  g.restore();
}

/** The frame, and in the lower margin the title and a scale. */
export function paintMargin(g, pen, { terrain, map, palette, language }) {
  const { w } = pen;
  const [left, top, right, bottom] = terrain.window.map(v => pen.snap(v * w));
  g.strokeStyle = palette.frame;
  g.lineWidth = 1;
  g.strokeRect(left - 0.5, top - 0.5, right - left + 1, bottom - top + 1);
  g.lineWidth = Math.max(1, w * 0.03);
  g.strokeRect(left - w * 0.09, top - w * 0.09, right - left + w * 0.18, bottom - top + w * 0.18);
  const y = bottom + w * 0.58;
  const size = Math.max(9, w * 0.36);
  g.fillStyle = palette['map-ink'];
  g.textBaseline = 'middle';
  g.textAlign = 'left';
  g.font = `700 ${size}px ${palette.serif}`;
  g.letterSpacing = `${size * 0.12}px`;
  g.fillText((map.title?.[language] ?? map.title?.en ?? '').toUpperCase(), left, y);
  g.letterSpacing = '0px';
  paintScale(g, pen, map, palette, right, y);
}

function paintScale(g, pen, map, palette, right, y) {
  if (!map.kmPerHex) return;
  const { w } = pen;
  const step = [5, 10, 20, 50, 100, 200].find(km => (km / map.kmPerHex) * w >= Math.max(1.2 * w, 34)) ?? 200;
  const length = (step / map.kmPerHex) * w;
  const h = Math.max(3, w * 0.07);
  g.lineWidth = 1;
  g.strokeStyle = g.fillStyle = palette['map-ink'];
  for (let i = 0; i < 3; i++) {
    const x = right - length * (3 - i);
    g.strokeRect(x, y, length, h);
    if (i % 2 === 0) g.fillRect(x, y, length, h);
  }
  g.font = `400 ${Math.max(8, w * 0.22)}px ${palette.serif}`;
  g.textBaseline = 'alphabetic';
  for (let i = 0; i <= 3; i++) {
    g.textAlign = i === 3 ? 'right' : 'center';
    g.fillText(i === 3 ? `${step * i} km` : String(step * i), right - length * (3 - i), y - w * 0.08);
  }
}

/** Built-up ground with its blocks; the context is scaled to hexes. */
export function paintTownGround(g, pen, towns, palette) {
  for (const town of towns) {
    if (!town.outline || !pen.meets(town.box) || (town.rank > 1 && pen.w < 24)) continue;
    g.fillStyle = town.city ? palette.built : alpha(palette.built, town.rank > 1 ? 0.75 : 1);
    g.fill(town.outline);
    if (pen.w > 21) {
      g.fillStyle = alpha(palette['built-2'], palette.dark ? 0.5 : 0.62);
      g.fill(town.blocks);
    }
    g.strokeStyle = alpha(palette['built-2'], town.city ? 1 : 0.55);
    g.lineWidth = pen.width(town.city ? 0.018 : 0.01, 0.6);
    g.stroke(town.outline);
  }
}

/** How large a hex is from which on towns of a rank are marked. */
const FROM = [0, 0, 13, 20];

/** Rings and dots where towns stand; the context is in sheet pixels. */
export function paintTownMarks(g, pen, towns, palette) {
  for (const { at, rank } of towns) {
    const [x, y] = [at[0] * pen.w, at[1] * pen.w];
    if (rank === 0 || !pen.sees(...at) || pen.w < FROM[rank]) continue;
    const r = [0, 0.1, 0.075, 0.05][rank] * Math.min(70, Math.max(pen.w, 26));
    g.beginPath();
    g.arc(x, y, r, 0, 7);
    g.fillStyle = rank === 3 ? palette['map-ink'] : palette.paper;
    g.fill();
    g.strokeStyle = palette['map-ink'];
    g.lineWidth = rank === 3 ? 1 : Math.max(1.2, Math.min(70, pen.w) * 0.03);
    g.stroke();
    if (rank !== 1) continue;
    g.beginPath();
    g.arc(x, y, r * 0.42, 0, 7);
    g.fillStyle = palette['map-ink'];
    g.fill();
  }
}

/** Hex numbers and the points of the front; the context is in sheet pixels. */
export function paintMarks(g, pen, grid, terrain, palette) {
  const { w } = pen;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  if (w >= 34) {
    g.fillStyle = alpha(palette.hexno, 0.92);
    g.font = `400 ${Math.min(11, w * 0.165)}px ${palette.narrow}`;
    const up = grid.flat ? 0.41 : 0.435;
    for (let hex = 0; hex < grid.size; hex++) {
      if (pen.sees(grid.x[hex], grid.y[hex]) && !terrain.neutral.set.has(hex))
        g.fillText(grid.names[hex], grid.x[hex] * w, (grid.y[hex] - up) * w);
    }
  }
  if (w < 20) return;
  for (const front of terrain.lines.fronts) for (const mark of front.marks) paintFrontPoint(g, pen, mark, palette);
}

/** A point of the front: a square tag for the Axis, a round one for the Soviets, on a short stalk. */
function paintFrontPoint(g, pen, { label, side, at, away }, palette) {
  if (!pen.sees(...at)) return;
  const w = Math.min(64, pen.w);
  const r = Math.max(5, w * 0.135);
  const [x0, y0] = [at[0] * pen.w, at[1] * pen.w];
  const [x, y] = [x0 + away[0] * w * 0.3, y0 + away[1] * w * 0.3];
  const colour = side === 'axis' ? palette['front-a'] : palette['front-s'];
  g.strokeStyle = colour;
  g.lineWidth = Math.max(1.2, w * 0.03);
  g.beginPath();
  g.moveTo(x0, y0);
  g.lineTo(x, y);
  g.stroke();
  g.beginPath();
  side === 'axis' ? g.roundRect(x - r, y - r, 2 * r, 2 * r, r * 0.25) : g.arc(x, y, r, 0, 7);
  g.fillStyle = palette.paper;
  g.fill();
  g.stroke();
  g.fillStyle = colour;
  g.font = `700 ${r * 1.45}px ${palette.narrow}`;
  g.fillText(label, x, y + r * 0.08);
}
