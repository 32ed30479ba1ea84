import { penFor } from './layer.js';
import { buildTerrain } from './ground/terrain.js';
import { Ground } from './ground/ground.js';
import { Top } from './top/top.js';
import { Stamps } from './counter/stamps.js';
import { VectorContext, escapeXml } from './vector.js';
import { VectorPath } from './vectorpath.js';

const CLOSE = 46;
const LARGEST = 60e6;

/** Paints the sheet without what belongs to the pointer. */
function withoutPointer(scene, paint) {
  const { hover, cursor, controls } = scene;
  Object.assign(scene, { hover: -1, cursor: -1, controls: [] });
  paint();
  Object.assign(scene, { hover, cursor, controls });
}

/** The whole sheet with all that lies on it as one canvas, as close as fits into memory. */
export function drawPicture({ terrain, ground, topSide, scene }) {
  const [left, top, right, bottom] = terrain.frame;
  const w = Math.min(CLOSE, Math.sqrt(LARGEST / ((right - left) * (bottom - top))));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((right - left) * w);
  canvas.height = Math.ceil((bottom - top) * w);
  const g = canvas.getContext('2d');
  g.translate(-left * w, -top * w);
  const pen = penFor(w, 1, [left * w, top * w, right * w, bottom * w]);
  withoutPointer(scene, () => {
    ground.paint(g, pen);
    topSide.paint(g, pen);
  });
  topSide.labels.key = '';
  return canvas;
}

/**
 * The same as SVG, drawn with lines and letters. Paths are built anew of a kind that can be written down: for that moment it takes the
 * place of the browser's own.
 */
export function drawVector({ grid, scene, made, ground: { palette, language } }, { title, about }) {
  const native = globalThis.Path2D;
  globalThis.Path2D = /** @type {any} */ (VectorPath);
  try {
    const terrain = buildTerrain(grid, made.map, made.kit, made.area);
    const ground = new Ground(grid, made.map, terrain);
    const topSide = new Top(scene, ground, new Stamps());
    ground.setStyle(palette, language);
    topSide.setStyle(palette, language);
    const [left, top, right, bottom] = terrain.frame.map(v => v * CLOSE);
    const g = new VectorContext();
    g.treeStyle = palette.tree;
    const pen = penFor(CLOSE, 1, [left, top, right, bottom]);
    withoutPointer(scene, () => {
      ground.paint(g, pen);
      topSide.paint(g, pen);
    });
    const box = [left, top, right - left, bottom - top].map(Math.round);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}" role="img"><title>${escapeXml(title)}</title><desc>${escapeXml(about)}</desc><defs>${g.share.defs.join('\n')}</defs><rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${palette.paper}"/>\n${g.text}</svg>`;
  } finally {
    globalThis.Path2D = native;
  }
}
