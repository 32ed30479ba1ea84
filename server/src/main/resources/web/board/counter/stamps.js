import { drawCounter } from './counter.js';

const MOST = 600;

/** Counters as bitmaps: one for each look, size and pixel ratio; the longest unused goes first. */
export class Stamps {
  constructor() {
    this.kept = new Map();
  }

  clear() {
    this.kept.clear();
  }

  /** A bitmap with `pad` css pixels round the counter, `side` in all. */
  get(look, s, ratio, palette) {
    const key = `${look.key}@${s}x${ratio}`;
    let stamp = this.kept.get(key);
    if (stamp) {
      this.kept.delete(key);
    } else {
      const pad = Math.ceil(s * 0.24);
      /** @type {HTMLCanvasElement & {redraw?: (sheet: any) => void}} */
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = Math.ceil((s + pad * 2) * ratio);
      const g = canvas.getContext('2d');
      g.scale(ratio, ratio);
      g.translate(pad, pad);
      drawCounter(g, look, s, ratio, palette);
      canvas.redraw = sheet => {
        sheet.translate(pad, pad);
        drawCounter(sheet, look, s, ratio, palette);
      };
      stamp = { canvas, pad, side: canvas.width / ratio };
    }
    this.kept.set(key, stamp);
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value);
    return stamp;
  }
}
