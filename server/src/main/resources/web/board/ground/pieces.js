import { trace } from '../curve.js';

/** A long line in short pieces, each with the box it lies in, so that only those in the window are drawn. */
const LENGTH = 26;
const made = new WeakMap();

export function piecesOf(points) {
  let pieces = made.get(points);
  if (!pieces) {
    pieces = [];
    for (let i = 0; i < points.length - 1; i += LENGTH) pieces.push(piece(points.slice(i, i + LENGTH + 1)));
    made.set(points, pieces);
  }
  return pieces;
}

function piece(points) {
  const path = new Path2D();
  trace(path, points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { path, points, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

/** Strokes what the window shows of a line. */
export function strokePieces(g, pen, points, margin = 0.3) {
  for (const one of piecesOf(points)) if (pen.meets(one.box, margin)) g.stroke(one.path);
}
