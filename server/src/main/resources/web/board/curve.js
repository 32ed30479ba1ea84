/** Lines as arrays of points, and what drawing them needs. */

/** A flat list of numbers as points. */
export function points(numbers) {
  const out = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) out.push([numbers[i], numbers[i + 1]]);
  return out;
}

/** Adds a line to a Path2D or context. */
export function trace(path, pts, closed = false) {
  pts.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  if (closed) path.closePath();
  return path;
}

const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function bend(a, control, b, parts, out) {
  for (let i = 1; i <= parts; i++) {
    const u = i / parts;
    const v = 1 - u;
    out.push([v * v * a[0] + 2 * u * v * control[0] + u * u * b[0], v * v * a[1] + 2 * u * v * control[1] + u * u * b[1]]);
  }
}

/** A line rounded through the middles of its stretches; open lines keep their ends. */
export function rounded(pts, parts = 5, closed = false) {
  const n = pts.length;
  if (n < 3) return pts.slice();
  const out = [];
  if (closed) {
    for (let i = 0; i < n; i++) {
      const p = pts[i];
      bend(middle(pts[(i + n - 1) % n], p), p, middle(p, pts[(i + 1) % n]), parts, out);
    }
    return out;
  }
  out.push(pts[0]);
  for (let i = 1; i < n - 1; i++) {
    const from = i === 1 ? pts[0] : middle(pts[i - 1], pts[i]);
    const to = i === n - 2 ? pts[n - 1] : middle(pts[i], pts[i + 1]);
    bend(from, pts[i], to, parts, out);
  }
  return out;
}

/** The same line with a point every `step`, ends kept. */
export function resampled(pts, step) {
  const line = measured(pts);
  const parts = Math.max(1, Math.round(line.length / step));
  return Array.from({ length: parts + 1 }, (_, i) => line.at((line.length * i) / parts));
}

/** Each point replaced by the mean of its neighbours up to `reach` away; open ends stay put. */
export function smoothed(pts, reach) {
  return pts.map((_, i) => {
    const near = Math.min(reach, i, pts.length - 1 - i);
    let x = 0;
    let y = 0;
    for (let j = i - near; j <= i + near; j++) {
      x += pts[j][0];
      y += pts[j][1];
    }
    return [x / (2 * near + 1), y / (2 * near + 1)];
  });
}

/** A line beside the given one, `by` to its left when walking along it with y down. */
export function offset(pts, by) {
  return pts.map(([x, y], i) => {
    const a = pts[Math.max(0, i - 1)];
    const b = pts[Math.min(pts.length - 1, i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [x + ((b[1] - a[1]) / length) * by, y - ((b[0] - a[0]) / length) * by];
  });
}

/** A line one can walk: its length, the point and the heading at a distance from its start. */
export function measured(pts) {
  const lengths = new Float64Array(pts.length);
  for (let i = 1; i < pts.length; i++) {
    lengths[i] = lengths[i - 1] + Math.hypot(pts[i][0] - pts[i - 1][0], pts[i][1] - pts[i - 1][1]);
  }
  const locate = s => {
    let low = 1;
    let high = pts.length - 1;
    while (low < high) {
      const mid = (low + high) >> 1;
      lengths[mid] < s ? (low = mid + 1) : (high = mid);
    }
    return low;
  };
  return {
    length: lengths[pts.length - 1] ?? 0,
    at(s) {
      if (pts.length < 2) return pts[0];
      const i = locate(s);
      const t = Math.min(1, Math.max(0, (s - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1)));
      return [pts[i - 1][0] + (pts[i][0] - pts[i - 1][0]) * t, pts[i - 1][1] + (pts[i][1] - pts[i - 1][1]) * t];
    },
    heading(s) {
      const i = locate(s);
      return Math.atan2(pts[i][1] - pts[i - 1][1], pts[i][0] - pts[i - 1][0]);
    },
  };
}

/** The box round a line, as [left, top, right, bottom]. */
/** @returns {[number, number, number, number]} */
export function box(pts) {
  /** @type {[number, number, number, number]} */
  const out = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of pts) {
    out[0] = Math.min(out[0], x);
    out[1] = Math.min(out[1], y);
    out[2] = Math.max(out[2], x);
    out[3] = Math.max(out[3], y);
  }
  return out;
}

const RUN = 24;

/** A line cut into short runs with their boxes: `from` and `to` are the first and last of its stretches. */
function runs(pts) {
  const out = [];
  for (let from = 1; from < pts.length; from += RUN) {
    const to = Math.min(from + RUN - 1, pts.length - 1);
    out.push({ from, to, box: box(pts.slice(from - 1, to + 1)) });
  }
  return out;
}

const apart = (a, b) => a[0] > b[2] || b[0] > a[2] || a[1] > b[3] || b[1] > a[3];

/** Where two lines cross: [{x, y, heading of the first}]. Long lines cross seldom, so only runs that come near each other are looked at. */
export function crossings(first, second) {
  const out = [];
  const others = runs(second);
  for (const run of runs(first)) {
    const near = others.filter(other => !apart(run.box, other.box));
    if (!near.length) continue;
    for (let i = run.from; i <= run.to; i++) for (const other of near) cross(first, i, second, other, out);
  }
  return out;
}

/** Where the stretch that ends at point `i` of the first line meets a run of the second. */
function cross(first, i, second, { from, to }, out) {
  const [ax, ay] = first[i - 1];
  const [bx, by] = first[i];
  for (let j = from; j <= to; j++) {
    const [cx, cy] = second[j - 1];
    const [dx, dy] = second[j];
    if (Math.max(ax, bx) < Math.min(cx, dx) || Math.max(cx, dx) < Math.min(ax, bx)) continue;
    const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
    if (!turn) continue;
    const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn;
    const u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn;
    if (t < 0 || t >= 1 || u < 0 || u >= 1) continue;
    out.push({ x: ax + (bx - ax) * t, y: ay + (by - ay) * t, heading: Math.atan2(by - ay, bx - ax) });
  }
}
