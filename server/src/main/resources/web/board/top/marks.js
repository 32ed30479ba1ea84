/** Small shapes that several overlays share; contexts are in sheet pixels. */

/** Costs are in half points: 3 is written 1½. */
export function halves(value) {
  if (value === null || value === undefined) return '';
  const whole = Math.floor(value / 2);
  return value % 2 ? `${whole || ''}½` : String(whole);
}

/** Adds the hexagon of a hex to a path, `inset` times its size. */
export function traceHex(path, grid, hex, w, inset = 1) {
  grid.corners.forEach(([dx, dy], k) => {
    const x = (grid.x[hex] + dx * inset) * w;
    const y = (grid.y[hex] + dy * inset) * w;
    k ? path.lineTo(x, y) : path.moveTo(x, y);
  });
  path.closePath();
}

/** The border of a set of hexes as a path, its corners drawn in by `inset` hexes. */
export function borderOf(grid, hexes, w) {
  const path = new Path2D();
  for (const loop of grid.outlines(hexes)) {
    loop.forEach(([x, y], i) => (i ? path.lineTo(x * w, y * w) : path.moveTo(x * w, y * w)));
    path.closePath();
  }
  return path;
}

/** A line through hex centres with rounded bends; `short` hexes are left off its end for an arrow head. Returns tip and heading. */
export function traceWay(path, pts, w, short = 0) {
  const end = pts.at(-1);
  const before = pts.at(-2) ?? end;
  const heading = Math.atan2(end[1] - before[1], end[0] - before[0]);
  /** @type {[number, number]} */
  const tip = [end[0] - Math.cos(heading) * short * w, end[1] - Math.sin(heading) * short * w];
  path.moveTo(...pts[0]);
  const way = [...pts.slice(0, -1), tip];
  for (let i = 1; i < way.length; i++) {
    if (i === way.length - 1) path.lineTo(...way[i]);
    else path.arcTo(way[i][0], way[i][1], way[i + 1][0], way[i + 1][1], w * 0.28);
  }
  return { tip, heading };
}

export function arrowHead(g, [x, y], heading, size) {
  g.save();
  g.translate(x, y);
  g.rotate(heading);
  g.beginPath();
  g.moveTo(size * 1.15, 0);
  g.lineTo(-size * 0.55, -size);
  g.lineTo(-size * 0.55, size);
  g.closePath();
  g.restore();
}

/** A word on a rounded plate. */
export function pill(g, x, y, text, back, ink, face, size = 12) {
  g.font = `700 ${size}px ${face}`;
  const width = Math.max(size * 1.7, g.measureText(text).width + size * 1.15);
  const height = size * 1.66;
  g.save();
  g.shadowColor = 'rgba(0,0,0,.35)';
  g.shadowBlur = 5;
  g.shadowOffsetY = 1;
  g.beginPath();
  g.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  g.fillStyle = back;
  g.fill();
  g.restore();
  g.fillStyle = ink;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillText(text, x, y + 0.5);
}

/** Text with a paper-coloured rim. */
export function haloText(g, text, x, y, ink, halo, width) {
  g.lineJoin = 'round';
  g.strokeStyle = halo;
  g.lineWidth = width;
  g.strokeText(text, x, y);
  g.fillStyle = ink;
  g.fillText(text, x, y);
}
