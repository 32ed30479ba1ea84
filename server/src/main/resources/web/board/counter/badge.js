/** Round badges that tell a state by shape; black and white in both themes, as they lie on the counter. */
const DARK = '#1f1d19';
const RED = '#c21f10';

function disc(g, x, y, r, fill, edge) {
  g.beginPath();
  g.arc(x, y, r, 0, 7);
  g.fillStyle = fill;
  g.fill();
  g.lineWidth = r * 0.2;
  g.strokeStyle = edge;
  g.stroke();
}

/** A drop: struck out for no supply, half empty for too little, with a cross on it where it is lent. */
export function drawSupply(g, x, y, r, state) {
  disc(g, x, y, r, '#fff', DARK);
  g.fillStyle = g.strokeStyle = DARK;
  g.beginPath();
  g.moveTo(x, y - r * 0.66);
  g.bezierCurveTo(x + r * 0.2, y - r * 0.2, x + r * 0.46, y, x + r * 0.46, y + r * 0.22);
  g.arc(x, y + r * 0.2, r * 0.46, 0, Math.PI);
  g.bezierCurveTo(x - r * 0.46, y, x - r * 0.2, y - r * 0.2, x, y - r * 0.66);
  if (state !== 'lack-of-supply') g.fill();
  else {
    g.lineWidth = r * 0.13;
    g.stroke();
    g.save();
    g.clip();
    g.fillRect(x - r, y + r * 0.22, 2 * r, r);
    g.restore();
  }
  if (state === 'emergency-supply') {
    g.fillStyle = '#fff';
    g.fillRect(x - r * 0.3, y + r * 0.08, r * 0.6, r * 0.18);
    g.fillRect(x - r * 0.09, y - r * 0.13, r * 0.18, r * 0.6);
  }
  if (state !== 'unsupplied') return;
  for (const { colour, width, reach } of [
    { colour: '#fff', width: 0.38, reach: 0.6 },
    { colour: RED, width: 0.24, reach: 0.7 },
  ]) {
    g.strokeStyle = colour;
    g.lineWidth = r * width;
    g.beginPath();
    g.moveTo(x - r * reach, y + r * reach);
    g.lineTo(x + r * reach, y - r * reach);
    g.stroke();
  }
}

/** A burst. */
export function drawFought(g, x, y, r) {
  disc(g, x, y, r, DARK, '#fff');
  g.fillStyle = '#fff';
  g.beginPath();
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 - Math.PI / 2;
    const reach = i % 2 ? r * 0.3 : r * (i % 4 ? 0.58 : 0.78);
    g.lineTo(x + Math.cos(a) * reach, y + Math.sin(a) * reach);
  }
  g.closePath();
  g.fill();
}

/** An hourglass. */
export function drawWaiting(g, x, y, r) {
  disc(g, x, y, r, '#fff', DARK);
  g.fillStyle = DARK;
  g.beginPath();
  g.moveTo(x - r * 0.46, y - r * 0.56);
  g.lineTo(x + r * 0.46, y - r * 0.56);
  g.lineTo(x - r * 0.46, y + r * 0.56);
  g.lineTo(x + r * 0.46, y + r * 0.56);
  g.closePath();
  g.fill();
}

/** A parapet on three sides of a counter of side s, outside its body. */
export function drawParapet(g, s, colour, paper) {
  const o = s * 0.075;
  const t = s * 0.07;
  const path = new Path2D();
  path.moveTo(-o, s * 0.42);
  path.lineTo(-o, s + o);
  path.lineTo(s + o, s + o);
  path.lineTo(s + o, s * 0.42);
  for (let i = 0; i < 4; i++) {
    const p = s * (0.06 + i * 0.293);
    path.moveTo(p, s + o);
    path.lineTo(p, s + o + t);
    if (!i) continue;
    const q = s * (0.42 + (i - 1) * 0.2);
    path.moveTo(-o, q);
    path.lineTo(-o - t, q);
    path.moveTo(s + o, q);
    path.lineTo(s + o + t, q);
  }
  g.lineJoin = 'miter';
  g.lineCap = 'square';
  for (const [ink, width] of [
    [paper, Math.max(3, s * 0.09)],
    [colour, Math.max(1.4, s * 0.05)],
  ]) {
    g.strokeStyle = ink;
    g.lineWidth = width;
    g.stroke(path);
  }
}
