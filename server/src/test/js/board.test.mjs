import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dress, lookOf } from '../../main/resources/web/board/counter/look.js';
import { unfoldMap } from '../../main/resources/web/board/sheetfile.js';
import { VectorPath } from '../../main/resources/web/board/vectorpath.js';

test('a map in steps reads like the map file', () => {
  const map = unfoldMap({
    id: 'x',
    title: 'Both alike',
    grid: { orientation: 'flat', columns: 3, rows: 2, shiftedParity: 1 },
    numbering: { digits: 'column-row', columnsFrom: 'left', rowsFrom: 'top', sheets: [{ prefix: 'A', columns: [0, 2], rows: [0, 1] }] },
    sides: ['river'],
    rest: 'clear',
    terrain: { woods: [1, 3] },
    regions: { south: [3, 1, 1] },
    networks: { rail: [0, 3] },
    frontiers: { front: { name: { en: 'Front', fr: 'Front' }, sides: [2, 1] } },
    places: { names: ['Izyum', { en: 'Oskol', fr: 'Oskil' }], ranks: ['town', 'village'], hexes: [0, [1, 2]], off: [10, -20, 0, 0] },
    drawing: {
      nodes: { road: '.PPUP' },
      rivers: [
        { name: { en: 'Oskol', fr: 'Oskil' }, feature: 'river', sides: [2, 1], mouth: [0, 10] },
        { name: 'Canal', feature: 'river', sides: [0], curve: [100, 50, 200, -50] },
      ],
      routes: [{ network: 'road', kind: 'highway', lines: [0, 'f21', [0, 10, 0, 20]] }],
      areas: [],
    },
  });
  assert.deepEqual(map.terrain, { woods: ['A0201', 'A0202'], clear: ['A0101', 'A0301', 'A0102', 'A0302'] });
  assert.deepEqual(map.regions.south, ['A0102', 'A0202', 'A0302']);
  assert.deepEqual(map.frontiers.front.sides, ['A0101-se', 'A0101-s']);
  assert.deepEqual(map.places[0], { name: { en: 'Izyum', fr: 'Izyum' }, rank: 'town', hexes: ['A0101'], at: [0.1, -0.2] });
  assert.deepEqual(map.places[1].hexes, ['A0201', 'A0301']);
  assert.deepEqual(Object.keys(map.sides), ['river']);
  assert.deepEqual(map.networks, { rail: ['A0101', 'A0102'], road: ['A0101', 'A0201', 'A0301'] });
  const [river, canal] = map.drawing.rivers;
  assert.deepEqual(canal.curve, [1, 2, 1.5, 1.5]);
  assert.equal(river.curve.length, 2 * 6);
  assert.ok(Math.abs(river.curve.at(-1) - 0.6) < 1e-9);
  const [road, straight] = map.drawing.routes;
  assert.equal(road.curve.length, 2 * 13);
  assert.deepEqual(road.curve.slice(8, 10), [0.1, -0.2]);
  assert.ok(Math.abs(road.curve.at(-2) - (Math.sqrt(3) + 0.2)) < 1e-9);
  assert.deepEqual(straight, { network: 'road', kind: 'highway', curve: [0, 0, 0.1, 0.2] });
});

test('a path is written as SVG has it, its points moved by the matrix', () => {
  const path = new VectorPath();
  path.moveTo(0, 0);
  path.lineTo(1, 0);
  path.quadraticCurveTo(2, 0, 2, 1);
  path.closePath();
  assert.equal(path.data(), 'M0 0L1 0Q2 0 2 1Z');
  assert.equal(path.data([2, 0, 0, 2, 10, 20]), 'M10 20L12 20Q14 20 14 22Z');
});

test('a circle closes where it began', () => {
  const path = new VectorPath();
  path.arc(0, 0, 1, 0, 2 * Math.PI);
  assert.deepEqual(path.parts.map(([letter]) => letter).join(''), 'MCCCC');
  assert.deepEqual(
    path.last.map(v => Math.round(v * 1e6) / 1e6 + 0),
    [1, 0],
  );
});

test('a counter looks as the lines of its game say, the later before the earlier', () => {
  const lines = [
    { when: { side: 'soviet' }, as: { body: 'round', fill: 'sov' } },
    { when: { label: '{number}/{parent}' }, as: {} },
    { when: { side: 'soviet', label: '{number}G' }, as: { fill: 'guard', star: 'yes' } },
    { when: { kind: 'reserve' }, as: { number: '{number}A', role: 'marker' } },
  ];
  const piece = more => ({ side: 'soviet', kind: 'rifle', symbol: 'infantry', ...more });
  assert.deepEqual(dress(piece({ label: '13G' }), lines), {
    body: 'round',
    fill: 'guard',
    sign: 'infantry',
    number: '13',
    parent: '',
    star: 'yes',
    role: 'unit',
  });
  const panzer = dress(piece({ side: 'axis', label: '201/23' }), lines);
  assert.deepEqual([panzer.number, panzer.parent, panzer.body], ['201', '23', 'square']);
  assert.equal(dress(piece({ kind: 'reserve', label: '28' }), lines).number, '28A');
  assert.equal(lookOf({ ...piece({ label: '7' }), steps: [[4, 5, 7]] }, {}).factors, '4–5–7');
});
