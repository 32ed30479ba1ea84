/** Small pictures for counters that are no troops; each is drawn in the box x, y, w, h with the context's stroke and fill. */

/** Adds a line through points given in shares of the box. */
function line(g, x, y, w, h, pts, closed = false) {
  g.beginPath();
  pts.forEach(([u, v], i) => (i ? g.lineTo(x + u * w, y + v * h) : g.moveTo(x + u * w, y + v * h)));
  if (closed) g.closePath();
}

function plane(g, cx, cy, r) {
  g.beginPath();
  for (const [u, v] of [
    [0, -1],
    [0.16, -0.7],
    [0.16, -0.3],
    [1, 0.15],
    [1, 0.4],
    [0.16, 0.25],
    [0.13, 0.68],
    [0.42, 0.88],
    [0.42, 1.05],
    [0, 0.95],
    [-0.42, 1.05],
    [-0.42, 0.88],
    [-0.13, 0.68],
    [-0.16, 0.25],
    [-1, 0.4],
    [-1, 0.15],
    [-0.16, -0.3],
    [-0.16, -0.7],
  ])
    g.lineTo(cx + u * r, cy + v * r);
  g.closePath();
  g.fill();
}

/** Three heaps of what is dug. */
function heaps(g, x, y, w, h) {
  g.beginPath();
  for (const [u, v] of [
    [0.28, 0.72],
    [0.72, 0.72],
    [0.5, 0.4],
  ]) {
    g.moveTo(x + w * u + h * 0.24, y + h * v);
    g.arc(x + w * u, y + h * v, h * 0.24, 0, 7);
  }
}

export const PICTURES = {
  /** Barrels. */
  depot(g, x, y, w, h) {
    for (const u of [0.26, 0.5, 0.74]) {
      const [cx, a] = [x + w * u, w * 0.1];
      g.beginPath();
      g.ellipse(cx, y + h * 0.27, a, h * 0.09, 0, 0, 7);
      g.moveTo(cx - a, y + h * 0.27);
      g.lineTo(cx - a, y + h * 0.76);
      g.ellipse(cx, y + h * 0.76, a, h * 0.09, 0, Math.PI, 0, true);
      g.lineTo(cx + a, y + h * 0.27);
      g.stroke();
    }
  },
  'air-fleet': (g, x, y, w, h) => plane(g, x + w / 2, y + h * 0.5, h * 0.42),
  'air-base'(g, x, y, w, h) {
    plane(g, x + w / 2, y + h * 0.4, h * 0.3);
    line(g, x, y, w, h, [
      [0.12, 0.84],
      [0.88, 0.84],
    ]);
    g.stroke();
  },
  leader(g, x, y, w, h) {
    g.beginPath();
    for (let i = 0; i < 10; i++) {
      const a = (i * Math.PI) / 5 - Math.PI / 2;
      const r = h * (i % 2 ? 0.19 : 0.44);
      g.lineTo(x + w / 2 + Math.cos(a) * r, y + h * 0.52 + Math.sin(a) * r);
    }
    g.closePath();
    g.fill();
  },
  /** Two crossed rifles. */
  partisan(g, x, y, w, h) {
    const old = g.lineWidth;
    g.lineWidth = old * 1.3;
    line(g, x, y, w, h, [
      [0.24, 0.16],
      [0.7, 0.84],
      [0.78, 0.78],
    ]);
    g.stroke();
    line(g, x, y, w, h, [
      [0.76, 0.16],
      [0.3, 0.84],
      [0.22, 0.78],
    ]);
    g.stroke();
    g.lineWidth = old;
  },
  factory(g, x, y, w, h) {
    line(
      g,
      x,
      y,
      w,
      h,
      [
        [0.16, 0.86],
        [0.16, 0.14],
        [0.3, 0.14],
        [0.33, 0.5],
        [0.5, 0.34],
        [0.5, 0.5],
        [0.67, 0.34],
        [0.67, 0.5],
        [0.84, 0.34],
        [0.84, 0.86],
      ],
      true,
    );
    g.fill();
  },
  /** A derrick. */
  oil(g, x, y, w, h) {
    line(g, x, y, w, h, [
      [0.3, 0.9],
      [0.46, 0.1],
      [0.54, 0.1],
      [0.7, 0.9],
    ]);
    g.stroke();
    line(
      g,
      x,
      y,
      w,
      h,
      [
        [0.4, 0.4],
        [0.65, 0.68],
        [0.35, 0.68],
        [0.6, 0.4],
      ],
      true,
    );
    g.stroke();
  },
  pipeline(g, x, y, w, h) {
    const old = g.lineWidth;
    g.lineWidth = h * 0.2;
    line(g, x, y, w, h, [
      [0, 0.62],
      [0.42, 0.62],
      [0.58, 0.38],
      [1, 0.38],
    ]);
    g.stroke();
    g.lineWidth = old;
    for (const [u, v] of [
      [0.22, 0.62],
      [0.78, 0.38],
    ]) {
      line(g, x, y, w, h, [
        [u, v - 0.24],
        [u, v + 0.24],
      ]);
      g.stroke();
    }
  },
  coal(g, x, y, w, h) {
    heaps(g, x, y, w, h);
    g.fill();
  },
  ore(g, x, y, w, h) {
    heaps(g, x, y, w, h);
    g.stroke();
  },
  /** An ingot. */
  iron(g, x, y, w, h) {
    line(
      g,
      x,
      y,
      w,
      h,
      [
        [0.14, 0.8],
        [0.28, 0.26],
        [0.72, 0.26],
        [0.86, 0.8],
      ],
      true,
    );
    g.fill();
  },
  port(g, x, y, w, h) {
    const cx = x + w / 2;
    g.beginPath();
    g.arc(cx, y + h * 0.2, h * 0.09, 0, 7);
    g.moveTo(cx, y + h * 0.29);
    g.lineTo(cx, y + h * 0.88);
    g.moveTo(cx - h * 0.2, y + h * 0.4);
    g.lineTo(cx + h * 0.2, y + h * 0.4);
    g.stroke();
    g.beginPath();
    g.arc(cx, y + h * 0.52, h * 0.36, Math.PI * 0.12, Math.PI * 0.88);
    g.stroke();
  },
};
