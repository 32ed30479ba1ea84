import { PICTURES } from './pictures.js';

/** Unit symbols in their box, on whole device pixels. */

/** Text squeezed to a width rather than cut, for machines without a narrow face. */
export function fitText(g, text, x, y, most) {
  const width = g.measureText(text).width;
  if (width <= most) return g.fillText(text, x, y);
  g.save();
  g.translate(x, y);
  g.scale(most / width, 1);
  g.fillText(text, 0, 0);
  g.restore();
}

/** Draws a symbol in the box x, y, width, height, with lines `line` wide. */
export function drawSymbol(g, look, [x, y, width, height], line, { ink, paper, face }) {
  g.fillStyle = paper;
  g.fillRect(x, y, width, height);
  g.strokeStyle = g.fillStyle = ink;
  g.lineWidth = line;
  g.lineCap = 'butt';
  g.lineJoin = 'miter';
  g.save();
  g.beginPath();
  g.rect(x, y, width, height);
  g.clip();
  (SIGNS[look.symbol] ?? SIGNS.infantry)(g, x, y, width, height, { look, ink, paper, face, line });
  g.restore();
  g.strokeStyle = ink;
  g.lineWidth = line;
  if (look.symbol === 'reserve') g.setLineDash([line * 2, line * 1.4]);
  g.strokeRect(x, y, width, height);
  g.setLineDash([]);
  if (look.symbol === 'hq') {
    g.beginPath();
    g.moveTo(x, y + height);
    g.lineTo(x, y + height * 1.36);
    g.stroke();
  }
}

function cross(g, x, y, w, h) {
  g.beginPath();
  g.moveTo(x, y);
  g.lineTo(x + w, y + h);
  g.moveTo(x + w, y);
  g.lineTo(x, y + h);
  g.stroke();
}

function word(g, text, x, y, w, h, { face }, size, base) {
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.font = `700 ${h * size}px ${face}`;
  fitText(g, text, x + w / 2, y + h * base, w * 0.84);
}

const SIGNS = {
  ...PICTURES,
  infantry: cross,
  motorised(g, x, y, w, h) {
    cross(g, x, y, w, h);
    g.beginPath();
    g.moveTo(x + w / 2, y);
    g.lineTo(x + w / 2, y + h);
    g.stroke();
  },
  cavalry(g, x, y, w, h) {
    g.beginPath();
    g.moveTo(x, y + h);
    g.lineTo(x + w, y);
    g.stroke();
  },
  armour(g, x, y, w, h) {
    const r = h * 0.29;
    g.beginPath();
    g.roundRect(x + w * 0.17, y + h / 2 - r, w * 0.66, r * 2, r);
    g.stroke();
  },
  mountain(g, x, y, w, h) {
    cross(g, x, y, w, h);
    g.beginPath();
    g.moveTo(x + w / 2, y + h * 0.5);
    g.lineTo(x + w / 2 + h * 0.38, y + h);
    g.lineTo(x + w / 2 - h * 0.38, y + h);
    g.fill();
  },
  light(g, x, y, w, h, style) {
    cross(g, x, y, w, h);
    g.font = `700 ${h * 0.52}px ${style.face}`;
    g.textAlign = 'center';
    g.textBaseline = 'alphabetic';
    g.strokeStyle = style.paper;
    g.lineWidth = h * 0.22;
    g.lineJoin = 'round';
    g.strokeText('L', x + w / 2, y + h * 0.95);
    g.fillText('L', x + w / 2, y + h * 0.95);
  },
  security: (g, x, y, w, h, style) => word(g, 'SEC', x, y, w, h, style, 0.66, 0.74),
  reserve: (g, x, y, w, h, style) => word(g, style.look.number, x, y, w, h, style, 0.7, 0.76),
  hq(g, x, y, w, h, style) {
    g.fillRect(x, y, w, h * 0.2);
    word(g, style.look.number, x, y, w, h, style, 0.7, 0.88);
  },
  artillery(g, x, y, w, h) {
    g.beginPath();
    g.arc(x + w / 2, y + h / 2, h * 0.2, 0, 7);
    g.fill();
  },
  engineer(g, x, y, w, h) {
    g.beginPath();
    g.moveTo(x + w * 0.25, y + h * 0.75);
    g.lineTo(x + w * 0.25, y + h * 0.3);
    g.lineTo(x + w * 0.75, y + h * 0.3);
    g.lineTo(x + w * 0.75, y + h * 0.75);
    g.moveTo(x + w * 0.5, y + h * 0.3);
    g.lineTo(x + w * 0.5, y + h * 0.65);
    g.stroke();
  },
  'anti-tank'(g, x, y, w, h) {
    g.beginPath();
    g.moveTo(x, y + h);
    g.lineTo(x + w / 2, y);
    g.lineTo(x + w, y + h);
    g.stroke();
  },
  airborne(g, x, y, w, h) {
    cross(g, x, y, w, h);
    g.beginPath();
    g.arc(x + w * 0.41, y + h * 0.97, w * 0.09, Math.PI, 0);
    g.arc(x + w * 0.59, y + h * 0.97, w * 0.09, Math.PI, 0);
    g.stroke();
  },
};

const apart = mark => (mark[0] === 'I' ? 0.62 : mark.length > 3 ? 1.02 : 1.12);

/** How many times its height a mark is wide. */
export const echelonWidth = mark => (mark.length - 1) * apart(mark) + (mark[0] === 'I' ? 0.2 : 0.84);

/** II, III, X to XXXXX, drawn as strokes. */
export function drawEchelon(g, mark, x, y, height, line) {
  const bars = mark[0] === 'I';
  const gap = height * apart(mark);
  g.lineWidth = line;
  g.lineCap = 'butt';
  g.beginPath();
  for (let i = 0; i < mark.length; i++) {
    const at = x + (i - (mark.length - 1) / 2) * gap;
    const k = height * 0.42;
    if (bars) {
      g.moveTo(at, y);
      g.lineTo(at, y + height);
    } else {
      g.moveTo(at - k, y);
      g.lineTo(at + k, y + height);
      g.moveTo(at + k, y);
      g.lineTo(at - k, y + height);
    }
  }
  g.stroke();
}

export function drawStar(g, x, y, radius) {
  g.beginPath();
  for (let i = 0; i < 10; i++) {
    const a = (i * Math.PI) / 5 - Math.PI / 2;
    const r = i % 2 ? radius * 0.42 : radius;
    g.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
  g.closePath();
  g.fill();
}
