import { hash, rough } from '../noise.js';
import { channels } from '../palette.js';

const PER_HEX = 10;

/** Pale shading of the land, lit from the north-west; rivers lie in valleys. A small bitmap, stretched under everything else. */
export function paintRelief(terrain, palette) {
  const [left, top, right, bottom] = terrain.window;
  const width = Math.ceil((right - left) * PER_HEX);
  const height = Math.ceil((bottom - top) * PER_HEX);
  const depth = valleys(terrain.rivers, left, top, width, height);
  const land = new Float32Array(width * height);
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const x = i / PER_HEX;
      const y = j / PER_HEX;
      land[j * width + i] = rough(x * 0.42, y * 0.42, 51, 4) * 0.95 - depth[j * width + i] * 1.05;
    }
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const g = canvas.getContext('2d');
  const image = g.createImageData(width, height);
  /** @type {[any, any, any]} */
  const tones = [channels(palette.shade), channels(palette.light), channels(palette.valley)];
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const at = j * width + i;
      const dx = land[j * width + Math.min(width - 1, i + 1)] - land[j * width + Math.max(0, i - 1)];
      const dy = land[Math.min(height - 1, j + 1) * width + i] - land[Math.max(0, j - 1) * width + i];
      colour(image.data, at * 4, (dx + dy) * -1.9, depth[at], tones, palette.dark);
    }
  }
  g.putImageData(image, 0, 0);
  return { canvas, left, top, width: width / PER_HEX, height: height / PER_HEX };
}

/** The shade of one point: slope darkens or lightens, a valley floor turns green. */
function colour(data, at, slope, depth, [shade, light, valley], dark) {
  const green = Math.min(1, depth * depth) * (dark ? 0.55 : 0.5);
  const tone = slope < 0 ? shade : light;
  const share = Math.min(dark ? 0.22 : 0.34, Math.abs(slope) * (slope < 0 ? (dark ? 0.24 : 0.46) : dark ? 0.5 : 0.8));
  const total = green + share - green * share;
  for (let c = 0; c < 3; c++) data[at + c] = total ? (tone[c] * share + valley[c] * green * (1 - share)) / total : 0;
  data[at + 3] = total * 255;
}

/** How deep each point lies in a river's valley, from 0 to 1. */
function valleys(rivers, left, top, width, height) {
  const depth = new Float32Array(width * height);
  for (const river of rivers) {
    const reach = [0, 1.15, 2.1, 2.8][river.rank] * PER_HEX;
    const most = [0, 0.75, 1, 1][river.rank];
    river.points.forEach(([x, y], n) => {
      if (n % 2) return;
      const cx = (x - left) * PER_HEX;
      const cy = (y - top) * PER_HEX;
      for (let j = Math.max(0, Math.ceil(cy - reach)); j <= Math.min(height - 1, cy + reach); j++) {
        for (let i = Math.max(0, Math.ceil(cx - reach)); i <= Math.min(width - 1, cx + reach); i++) {
          const t = 1 - Math.hypot(i - cx, j - cy) / reach;
          if (t <= 0) continue;
          const d = most * t * t * (3 - 2 * t);
          if (d > depth[j * width + i]) depth[j * width + i] = d;
        }
      }
    });
  }
  return depth;
}

/** Paper: fine specks and fibres, drawn once and repeated. */
export function paintGrain(palette) {
  const size = 256;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const g = canvas.getContext('2d');
  const image = g.createImageData(size, size);
  for (let i = 0; i < size * size; i++) {
    const v = hash(i, 5);
    image.data.fill(v > 0.5 ? 255 : 0, i * 4, i * 4 + 3);
    image.data[i * 4 + 3] = Math.abs(v - 0.5) * (palette.dark ? 9 : 14);
  }
  g.putImageData(image, 0, 0);
  g.lineWidth = 0.7;
  for (let i = 0; i < 90; i++) {
    g.strokeStyle = `rgba(${hash(i, 1) > 0.5 ? '255,255,255' : '90,70,40'},${0.04 + hash(i, 2) * 0.05})`;
    const [x, y, a] = [hash(i, 3) * size, hash(i, 4) * size, hash(i, 6) * 6.3];
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(x + Math.cos(a) * 6, y + Math.sin(a) * 6, x + Math.cos(a + 0.6) * 14, y + Math.sin(a + 0.6) * 14);
    g.stroke();
  }
  return canvas;
}
