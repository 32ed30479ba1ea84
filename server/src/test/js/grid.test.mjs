import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Grid } from '../../main/resources/web/board/grid.js';
import { Camera } from '../../main/resources/web/board/camera.js';
import { crossings, measured, offset, resampled } from '../../main/resources/web/board/curve.js';

const numbering = (digits, columnsFrom, rowsFrom, columns, rows) => ({
  digits,
  columnsFrom,
  rowsFrom,
  sheets: [{ prefix: '', columns: [0, columns - 1], rows: [0, rows - 1] }],
});
const pointy = new Grid({
  grid: { orientation: 'pointy', columns: 33, rows: 39, shiftedParity: 0 },
  numbering: numbering('row-column', 'right', 'top', 33, 39),
});
const flat = new Grid({
  grid: { orientation: 'flat', columns: 12, rows: 9, shiftedParity: 1 },
  numbering: numbering('column-row', 'left', 'top', 12, 9),
});

test('Kharkov numbers rows first and columns from the right', () => {
  assert.equal(pointy.name(0), '0133');
  assert.deepEqual(pointy.centre(pointy.hex('0101')), [32.5, 0]);
  assert.equal(pointy.hex('4001'), -1);
});

test('a flat map numbers columns first', () => {
  assert.equal(flat.name(0), '0101');
  assert.equal(flat.name(flat.at(3, 1)), '0402');
});

for (const [name, grid] of Object.entries({ pointy, flat })) {
  test(`${name}: every hex is found by its centre, its neighbours touch it and point back`, () => {
    for (let hex = 0; hex < grid.size; hex++) {
      assert.equal(grid.nearest(...grid.centre(hex)), hex);
      for (let k = 0; k < 6; k++) {
        const other = grid.neighbour(hex, k);
        if (other < 0) continue;
        assert.ok(Math.abs(Math.hypot(grid.x[hex] - grid.x[other], grid.y[hex] - grid.y[other]) - 1) < 1e-9);
        assert.equal(grid.neighbour(other, (k + 3) % 6), hex);
        assert.equal(grid.distance(hex, other), 1);
        const [a, b] = [grid.corner(hex, k), grid.corner(hex, k + 1)];
        assert.ok(Math.abs((a[0] + b[0]) / 2 - (grid.x[hex] + grid.x[other]) / 2) < 1e-9, 'side k lies between corners k and k + 1');
      }
    }
  });

  test(`${name}: a point well inside a hex is never another hex's`, () => {
    for (let hex = 0; hex < grid.size; hex += 7) {
      for (const [dx, dy] of grid.corners) assert.equal(grid.nearest(grid.x[hex] + dx * 0.97, grid.y[hex] + dy * 0.97), hex);
    }
  });
}

test('distances are counted in steps', () => {
  assert.equal(pointy.distance(pointy.hex('0819'), pointy.hex('0819')), 0);
  assert.equal(pointy.distance(pointy.hex('0110'), pointy.hex('0510')), 4);
  assert.equal(flat.distance(flat.hex('0101'), flat.hex('0501')), 4);
});

test('an outline closes round a hex and round a ring of six with its hole', () => {
  const hex = pointy.hex('1010');
  assert.equal(pointy.outlines([hex])[0].length, 6);
  const ring = [0, 1, 2, 3, 4, 5].map(k => pointy.neighbour(hex, k));
  assert.deepEqual(
    pointy
      .outlines(ring)
      .map(loop => loop.length)
      .sort((a, b) => a - b),
    [6, 18],
  );
});

test('hexsides in order become one run of corners', () => {
  const run = pointy.chain(['0114-w', '0114-sw', '0213-w']);
  assert.equal(run.length, 4);
  for (let i = 1; i < run.length; i++) assert.ok(Math.hypot(run[i][0] - run[i - 1][0], run[i][1] - run[i - 1][1]) < 0.58);
});

test('zooming keeps the point under the pointer', () => {
  const camera = new Camera({ left: -1, right: 33, top: -1, bottom: 34 });
  camera.setWindow(1440, 900, 1);
  camera.state = { x: 15, y: 15, w: 40 };
  const [x, y] = camera.toMap(600, 300);
  camera.zoomAt(600, 300, 1.5);
  const after = camera.toMap(600, 300);
  assert.ok(Math.abs(after[0] - x) < 0.03 && Math.abs(after[1] - y) < 0.03);
  camera.zoomAt(0, 0, 100);
  assert.equal(camera.w, 110);
});

test('lines can be walked, set aside and crossed', () => {
  const line = measured([
    [0, 0],
    [3, 0],
    [3, 4],
  ]);
  assert.equal(line.length, 7);
  assert.deepEqual(line.at(5), [3, 2]);
  assert.equal(
    resampled(
      [
        [0, 0],
        [3, 0],
        [3, 4],
      ],
      0.5,
    ).length,
    15,
  );
  assert.deepEqual(
    offset(
      [
        [0, 0],
        [1, 0],
      ],
      0.5,
    ),
    [
      [0, -0.5],
      [1, -0.5],
    ],
  );
  assert.equal(
    crossings(
      [
        [0, -1],
        [0, 1],
      ],
      [
        [-1, 0.5],
        [1, 0.5],
      ],
    ).length,
    1,
  );
});

test('long lines cross where every stretch of them does, in the order of the first', () => {
  const wave = Array.from({ length: 400 }, (_, i) => [i / 10, Math.sin(i / 10)]);
  const level = Array.from({ length: 300 }, (_, i) => [i / 7, 0.01]);
  const at = crossings(wave, level).map(({ x }) => Math.round(x / Math.PI));
  assert.deepEqual(
    at,
    Array.from({ length: 13 }, (_, i) => i),
  );
  assert.equal(crossings(level.slice(0, 1), wave).length, 0);
});
