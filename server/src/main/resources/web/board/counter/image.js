import { drawCounter } from './counter.js';
import { lookOf } from './look.js';

/** The art of a counter on a canvas of its own, `size` css pixels wide, with room round the body for its badges. */
export function counterImage(piece, unit, size, palette) {
  const ratio = Math.max(1, window.devicePixelRatio || 1);
  const pad = Math.ceil(size * 0.13);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.round(size * ratio);
  canvas.style.width = canvas.style.height = `${size}px`;
  canvas.setAttribute('aria-hidden', 'true');
  const g = canvas.getContext('2d');
  g.scale(ratio, ratio);
  g.translate(pad, pad);
  drawCounter(g, lookOf(piece, unit), size - 2 * pad, ratio, palette);
  return canvas;
}
