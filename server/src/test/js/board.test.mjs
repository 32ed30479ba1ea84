import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dress, lookOf } from '../../main/resources/web/board/counter/look.js';
import { unfoldMap } from '../../main/resources/web/board/sheetfile.js';
import { VectorPath } from '../../main/resources/web/board/vectorpath.js';

test('a map in steps reads like the map file', () => {
  const map = unfoldMap({
    id: 'x',
    title: 'Both alike',
    sides: ['river'],
    terrain: { clear: [101, 1, 99] },
    regions: { south: ['A101'] },
    networks: { rail: [101, 100] },
    frontiers: { front: { name: { en: 'Front', fr: 'Front' }, sides: [1013, 2] } },
    places: [{ name: 'Izyum', hexes: ['0101'] }],
    drawing: {
      rivers: [{ name: { en: 'Oskol', fr: 'Oskil' }, feature: 'river', sides: [1010], curve: [100, 50, 200, -50] }],
      routes: [{ network: 'road', kind: 'highway', curve: [0, 10, 0, 20] }],
      areas: [],
    },
  });
  assert.deepEqual(map.terrain.clear, ['0101', '0102', '0201']);
  assert.deepEqual(map.regions.south, ['A101']);
  assert.deepEqual(map.frontiers.front.sides, ['0101-se', '0101-sw']);
  assert.deepEqual(map.drawing.rivers[0].curve, [1, 2, 1.5, 1.5]);
  assert.deepEqual(map.places[0].name, { en: 'Izyum', fr: 'Izyum' });
  assert.deepEqual(Object.keys(map.sides), ['river']);
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
