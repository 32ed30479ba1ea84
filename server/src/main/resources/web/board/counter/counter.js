import { alpha, mix } from '../palette.js';
import { drawFought, drawParapet, drawSupply, drawWaiting } from './badge.js';
import { drawEchelon, drawStar, drawSymbol, echelonWidth, fitText } from './symbol.js';

export const NO_TOP_ROW = 26;
export const BOX_ONLY = 17;
export const OUTLINE_ONLY = 14;
const SUPPLY = ['unsupplied', 'lack-of-supply', 'emergency-supply'];

/** Adds the outline of a counter of side s to the context, grown by `grow` pixels: square, round or chamfered by nation. */
export function silhouette(g, shape, s, grow = 0) {
  const a = -grow;
  const b = s + grow;
  g.beginPath();
  if (shape === 'square') g.roundRect(a, a, b - a, b - a, Math.max(0, s * 0.045 + grow * 0.5));
  else if (shape === 'round') g.roundRect(a, a, b - a, b - a, Math.max(0, s * 0.2 + grow));
  else {
    const c = s * 0.17 + grow * 0.4;
    [
      [a + c, a],
      [b - c, a],
      [b, a + c],
      [b, b - c],
      [b - c, b],
      [a + c, b],
      [a, b - c],
      [a, a + c],
    ].forEach(([x, y]) => g.lineTo(x, y));
    g.closePath();
  }
}

/** Draws a counter with its upper left corner at 0, 0; s is its side in css pixels. */
export function drawCounter(g, look, s, ratio, palette) {
  const has = mark => look.marks.includes(mark);
  const px = v => Math.round(v * ratio) / ratio;
  const skin = skinOf(look, palette, has('moved'));
  g.save();
  if (has('disrupted')) {
    g.translate(s / 2, s / 2);
    g.rotate(-0.157);
    g.translate(-s / 2, -s / 2);
  }
  drawBody(g, look, s, ratio, skin, palette);
  if (look.band) drawBand(g, look, s, skin);
  if (has('inactive')) drawBars(g, look, s, skin);
  if (has('disrupted')) drawCrack(g, look, s);
  drawFace(g, look, s, ratio, px, skin, palette);
  if (has('moved') && s >= NO_TOP_ROW) drawMoved(g, s, skin.ink);
  g.restore();
  if (has('entrenched')) drawParapet(g, s, palette['map-ink'], alpha(palette.paper, 0.8));
  if (s < BOX_ONLY) return;
  if (has('fought')) drawFought(g, -s * 0.035, s * 0.47, s * 0.15);
  if (has('waiting')) drawWaiting(g, s * 0.03, s * 0.97, s * 0.13);
  const supply = SUPPLY.find(has);
  if (supply) drawSupply(g, s * 0.97, s * 0.06, s * 0.19, supply);
}

function skinOf({ body }, palette, moved) {
  const fill = palette[body.fill];
  return {
    fill: moved ? mix(fill, palette.spent, 0.54) : fill,
    ink: palette[`${body.skin}-ink`],
    edge: palette[`${body.skin}-edge`],
    paper: palette[`${body.skin}-box`],
    sign: body.skin === 'sov' ? palette['sov-edge'] : palette[`${body.skin}-ink`],
  };
}

/** Shadow, edge, body, and a thin light along its upper rim. */
function drawBody(g, { body }, s, ratio, skin, palette) {
  const rim = Math.max(1 / ratio, s * 0.026);
  const shadow = shadowOf(body.shape, s, ratio, palette.dark);
  g.drawImage(shadow, -shadow.width / ratio / 2 + s / 2, -shadow.height / ratio / 2 + s / 2, shadow.width / ratio, shadow.height / ratio);
  g.fillStyle = skin.edge;
  silhouette(g, body.shape, s);
  g.fill();
  g.fillStyle = skin.fill;
  silhouette(g, body.shape, s, -rim);
  g.fill();
  if (s < 30) return;
  g.save();
  silhouette(g, body.shape, s, -rim);
  g.clip();
  g.strokeStyle = `rgba(255,255,255,${body.skin === 'sov' ? 0.2 : 0.42})`;
  g.lineWidth = Math.max(1 / ratio, s * 0.02) * 2;
  g.beginPath();
  g.moveTo(0, rim);
  g.lineTo(s, rim);
  g.stroke();
  g.restore();
}

/** The colour of its formation along the left edge, set off by a line so that white shows, too. */
function drawBand(g, { body, band }, s, skin) {
  g.save();
  silhouette(g, body.shape, s, -s * 0.03);
  g.clip();
  g.fillStyle = band;
  g.fillRect(0, 0, s * 0.085, s);
  g.fillStyle = alpha(skin.edge, 0.75);
  g.fillRect(s * 0.085, 0, Math.max(0.75, s * 0.018), s);
  g.restore();
}

/** Blurring is slow, so the shadow of a shape is made once for each size. */
const shadows = new Map();
function shadowOf(shape, s, ratio, dark) {
  const key = `${shape}/${s}/${ratio}/${dark}`;
  let canvas = shadows.get(key);
  if (canvas) return canvas;
  canvas = document.createElement('canvas');
  const pad = Math.ceil(s * 0.24);
  canvas.width = canvas.height = Math.ceil((s + 2 * pad) * ratio);
  const g = canvas.getContext('2d');
  g.scale(ratio, ratio);
  g.translate(pad, pad);
  g.shadowColor = `rgba(0,0,0,${dark ? 0.6 : 0.38})`;
  g.shadowBlur = s * 0.1 * ratio;
  g.shadowOffsetY = s * 0.045 * ratio;
  silhouette(g, shape, s);
  g.fill();
  if (shadows.size > 30) shadows.clear();
  shadows.set(key, canvas);
  return canvas;
}

function drawBars(g, { body }, s, skin) {
  g.save();
  silhouette(g, body.shape, s, -s * 0.03);
  g.clip();
  g.strokeStyle = alpha(skin.edge, 0.5);
  g.lineWidth = s * 0.05;
  g.beginPath();
  for (let t = -s; t < s; t += s * 0.16) {
    g.moveTo(t, s);
    g.lineTo(t + s, 0);
  }
  g.stroke();
  g.restore();
}

function drawCrack(g, { body }, s) {
  g.save();
  silhouette(g, body.shape, s, -s * 0.03);
  g.clip();
  g.beginPath();
  const line = [
    [1.02, 0.1],
    [0.78, 0.26],
    [0.9, 0.4],
    [0.8, 0.62],
    [0.93, 0.7],
    [0.72, 1.04],
    [1.2, 1.04],
  ];
  line.forEach(([x, y]) => g.lineTo(x * s, y * s));
  g.closePath();
  g.fillStyle = 'rgba(0,0,0,.3)';
  g.fill();
  g.strokeStyle = '#14120f';
  g.lineJoin = 'miter';
  g.lineWidth = Math.max(1.2, s * 0.035);
  g.stroke();
  g.restore();
}

/** What is printed on the body: top row, symbol, factors, steps; less of it as the counter gets smaller. */
function drawFace(g, look, s, ratio, px, skin, palette) {
  const small = s < NO_TOP_ROW;
  const line = Math.max(1 / ratio, px(s * 0.034));
  const width = px(s * (small ? 0.74 : 0.6));
  const figures = look.factors || look.radius;
  const height = px(s * (s < BOX_ONLY || (small && !figures) ? 0.6 : small ? 0.46 : figures ? 0.35 : 0.46));
  const x = px((s - width) / 2);
  const y = px(s * (s < BOX_ONLY ? 0.2 : small ? 0.12 : 0.285));
  g.fillStyle = g.strokeStyle = skin.ink;
  if (!small) drawTopRow(g, look, s, px, ratio, palette);
  const style = { ink: skin.sign, paper: skin.paper, face: palette.narrow };
  drawSymbol(g, look, [x + line / 2, y + line / 2, width - line, height - line], line, style);
  g.fillStyle = g.strokeStyle = skin.ink;
  if (s >= BOX_ONLY) drawFactors(g, look, s, small, palette);
  if (s >= 32) drawPips(g, look, s);
}

function drawTopRow(g, look, s, px, ratio, palette) {
  const headed = look.symbol === 'hq' || look.symbol === 'reserve';
  const number = headed ? '' : look.number;
  const left = s * { square: 0.1, round: 0.115, chamfered: 0.15 }[look.body.shape];
  g.font = `700 ${s * (look.parent ? 0.18 : 0.2)}px ${palette.narrow}`;
  g.textBaseline = 'alphabetic';
  g.textAlign = 'left';
  const most = s * (!look.echelon ? (look.parent ? 0.5 : 0.8) : look.parent || look.guards ? 0.29 : 0.4);
  const end = number ? left + Math.min(most, g.measureText(number).width) : left;
  fitText(g, number, left, s * 0.235, most);
  g.textAlign = 'right';
  if (look.parent) fitText(g, look.parent, s * 0.91, s * 0.235, s * 0.24);
  const start = look.parent ? s * 0.91 - Math.min(s * 0.24, g.measureText(look.parent).width) : s * (look.guards ? 0.71 : 0.93);
  if (look.guards) drawStar(g, s * 0.82, s * 0.165, s * 0.1);
  if (look.echelon) placeEchelon(g, look.echelon, [end, start], s, px, ratio);
}

/** In the middle if there is room, else between what stands left and right of it, and smaller if it must. */
function placeEchelon(g, mark, [from, to], s, px, ratio) {
  const gap = s * 0.05;
  const full = s * 0.118 * echelonWidth(mark);
  const height = s * 0.118 * Math.min(1, (to - from - 2 * gap) / full);
  const half = (height / (s * 0.118)) * (full / 2);
  const x = Math.min(Math.max(s * 0.5, from + gap + half), to - gap - half);
  drawEchelon(g, mark, x, px(s * 0.164 - height / 2), height, Math.max(1 / ratio, s * 0.03 * Math.min(1, (height / (s * 0.118)) * 1.2)));
}

function drawFactors(g, look, s, small, palette) {
  const y = s * 0.92;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  if (!look.factors && !look.radius) return undefined;
  if (!look.radius) {
    g.font = `700 ${s * (small ? 0.36 : 0.325)}px ${palette.narrow}`;
    return fitText(g, look.factors, s / 2, y, s * 0.82);
  }
  const r = s * 0.125;
  g.lineWidth = Math.max(1, s * 0.032);
  g.beginPath();
  const ring = s * (look.factors ? 0.34 : 0.5);
  g.arc(ring, y - r * 0.82, r, 0, 7);
  g.stroke();
  g.font = `700 ${s * 0.21}px ${palette.narrow}`;
  g.fillText(look.radius, ring, y - r * 0.25);
  g.font = `700 ${s * 0.3}px ${palette.narrow}`;
  g.fillText(look.factors, s * 0.66, y);
}

/** Steps down the left of the box: full dots are left, hollow ones are lost. */
function drawPips(g, { pips: [left, lost] }, s) {
  const r = s * 0.024;
  for (let i = 0; i < left + lost; i++) {
    g.beginPath();
    g.arc(s * 0.125, s * 0.325 + i * s * 0.088, r, 0, 7);
    g.lineWidth = s * 0.013;
    i < left ? g.fill() : g.stroke();
  }
}

function drawMoved(g, s, ink) {
  g.fillStyle = ink;
  g.beginPath();
  g.moveTo(s * 0.865, s * 0.405);
  g.lineTo(s * 0.945, s * 0.49);
  g.lineTo(s * 0.865, s * 0.575);
  g.closePath();
  g.fill();
}
