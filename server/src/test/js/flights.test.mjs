import './browser.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { flightsOf, together } = await import('../../main/resources/web/table/flights.js');

const range = (code, hexes) => ({ units: [], hexes, ok: true, why: { code, rule: '17.22', text: { en: '' } } });
const bomber = {
  hexes: [{ hex: 'A1' }, { hex: 'A2' }, { hex: 'A3' }],
  lines: [range('raid', ['A1', 'A2', 'A3']), range('help', ['A1', 'A2'])],
};
const fighter = { hexes: [{ hex: 'A3' }, { hex: 'A2' }], lines: [range('raid', ['A2', 'A3'])] };

test('aircraft that fly together reach what each of them reaches, on missions that all of them fly', () => {
  const both = together([bomber, fighter]);
  assert.deepEqual(
    both.hexes.map(spot => spot.hex),
    ['A2', 'A3'],
  );
  assert.deepEqual(
    both.lines.map(line => [line.why.code, line.hexes]),
    [['raid', ['A2', 'A3']]],
  );
  assert.deepEqual(together([bomber]), bomber);
});

test('the reach is asked for unit by unit', async () => {
  const asked = [];
  const api = { overlay: (kind, unit) => (asked.push([kind, unit]), unit === 'kg' ? bomber : fighter) };
  const flights = await flightsOf(api, ['kg', 'jg']);
  assert.deepEqual(asked, [
    ['threat', 'kg'],
    ['threat', 'jg'],
  ]);
  assert.deepEqual(flights.units, ['kg', 'jg']);
  assert.equal(flights.hexes.length, 2);
});
