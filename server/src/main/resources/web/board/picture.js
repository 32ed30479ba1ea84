import { penFor } from './layer.js';

const CLOSE = 46;
const LARGEST = 60e6;

/** The whole sheet with all that lies on it as one canvas, as close as fits into memory. */
export function drawPicture({ terrain, ground, topSide, scene }) {
  const [left, top, right, bottom] = terrain.frame;
  const w = Math.min(CLOSE, Math.sqrt(LARGEST / ((right - left) * (bottom - top))));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((right - left) * w);
  canvas.height = Math.ceil((bottom - top) * w);
  const g = canvas.getContext('2d');
  const pen = penFor(w, 1, [left * w, top * w, right * w, bottom * w]);
  const { hover, cursor, controls } = scene;
  Object.assign(scene, { hover: -1, cursor: -1, controls: [] });
  g.translate(-left * w, -top * w);
  ground.paint(g, pen);
  topSide.paint(g, pen);
  Object.assign(scene, { hover, cursor, controls });
  topSide.labels.key = '';
  return canvas;
}
