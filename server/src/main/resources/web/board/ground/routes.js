import { Cells } from '../cells.js';
import { box, points, resampled, smoothed } from '../curve.js';

const STEP = 0.08;
const APART = 0.135;

/**
 * Roads and railways as they are drawn. The map file may run both through the same points; here a railway that follows a road is set
 * beside it, and one that follows another railway is drawn once.
 */
export function buildRoutes(routes) {
  const lines = routes.filter(route => route.curve?.length > 3).map(route => ({ ...route, points: resampled(points(route.curve), STEP) }));
  const roads = lines.filter(route => route.network === 'road');
  const roadMesh = new Mesh();
  roads.forEach(road => roadMesh.add(road.points));
  const railMesh = new Mesh();
  const rails = [];
  for (const rail of lines.filter(route => route.network !== 'road').sort((a, b) => b.points.length - a.points.length)) {
    const fresh = newRuns(rail.points, railMesh);
    railMesh.add(rail.points);
    const moved = setAside(rail.points, roadMesh);
    for (const [from, to] of fresh) rails.push(finished({ ...rail, points: moved.slice(from, to + 1) }));
  }
  return { roads: roads.map(finished), rails };
}

function finished(route) {
  return { ...route, coarse: resampled(route.points, 2 * STEP), box: box(route.points) };
}

/** Points of lines with their normals, to find the nearest. */
class Mesh {
  constructor() {
    this.cells = new Cells(4);
  }

  add(pts) {
    pts.forEach(([x, y], i) => {
      const [px, py] = pts[Math.max(0, i - 1)];
      const [qx, qy] = pts[Math.min(pts.length - 1, i + 1)];
      const length = Math.hypot(qx - px, qy - py) || 1;
      let [nx, ny] = [-(qy - py) / length, (qx - px) / length];
      if (nx + ny * 0.37 < 0) [nx, ny] = [-nx, -ny]; // the same side whatever the direction
      this.cells.add(x, y, { x, y, nx, ny });
    });
  }

  nearest(x, y, within) {
    let best = null;
    let least = within * within;
    this.cells.within(x - within, y - within, x + within, y + within, entry => {
      const d = (entry.x - x) ** 2 + (entry.y - y) ** 2;
      if (d >= least) return;
      least = d;
      best = entry;
    });
    return best;
  }
}

/** The stretches of a line that no earlier one covers, as [first, last] with one point of overlap. */
function newRuns(pts, mesh) {
  const runs = [];
  let start = -1;
  pts.forEach(([x, y], i) => {
    const fresh = !mesh.nearest(x, y, 0.07);
    if (fresh && start < 0) start = Math.max(0, i - 1);
    if (start >= 0 && (!fresh || i === pts.length - 1)) {
      if (i - start > 3) runs.push([start, i]);
      start = -1;
    }
  });
  return runs;
}

/** A line moved off the roads it follows; short meetings are crossings and stay. */
function setAside(pts, mesh) {
  const shift = pts.map(() => [0, 0]);
  let run = [];
  const close = () => {
    if (run.length > 6) {
      const mean = run.reduce((sum, r) => sum + r.d, 0) / run.length;
      const hand = mean < -0.02 ? -1 : 1;
      for (const { i, d, road } of run) {
        const by = hand * APART - d;
        if (by * hand > 0) shift[i] = [road.nx * by, road.ny * by];
      }
    }
    run = [];
  };
  pts.forEach(([x, y], i) => {
    const road = mesh.nearest(x, y, 0.17);
    if (road) run.push({ i, road, d: (x - road.x) * road.nx + (y - road.y) * road.ny });
    else close();
  });
  close();
  const reach = 4;
  const moved = pts.map(([x, y], i) => {
    let [sx, sy, n] = [0, 0, 0];
    for (let j = Math.max(0, i - reach); j <= Math.min(pts.length - 1, i + reach); j++, n++) {
      sx += shift[j][0];
      sy += shift[j][1];
    }
    return [x + sx / n, y + sy / n];
  });
  return smoothed(moved, 2);
}
