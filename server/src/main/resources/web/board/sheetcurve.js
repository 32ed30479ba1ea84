/** The curves of a map as its compiler makes them. */
const PIECES = 4;

const spline = (p0, p1, p2, p3, t) =>
  0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);

/** A smooth curve through all points (Catmull-Rom), four pieces a segment. */
export function through(nodes) {
  if (nodes.length < 3) return nodes;
  const out = [];
  for (let i = 0; i + 1 < nodes.length; i++) {
    const near = [nodes[Math.max(0, i - 1)], nodes[i], nodes[i + 1], nodes[Math.min(nodes.length - 1, i + 2)]];
    for (let k = 0; k < PIECES; k++)
      out.push([0, 1].map(axis => spline(near[0][axis], near[1][axis], near[2][axis], near[3][axis], k / PIECES)));
  }
  out.push(nodes.at(-1));
  return out;
}

/** A line with its corners cut twice (Chaikin), keeping both ends. */
export const rounded = line => cut(cut(line));

function cut(line) {
  if (line.length < 3) return line;
  const between = (a, b, t) => [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
  const out = [line[0]];
  for (let i = 0; i + 1 < line.length; i++) {
    if (i > 0) out.push(between(line[i], line[i + 1], 0.25));
    if (i + 2 < line.length) out.push(between(line[i], line[i + 1], 0.75));
  }
  out.push(line.at(-1));
  return out;
}
