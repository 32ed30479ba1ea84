import './browser.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const web = '../../main/resources/web';
const { aboutOf } = await import(`${web}/table/about.js`);
const { staffHexes } = await import(`${web}/table/lit.js`);
const { figures, indexKit } = await import(`${web}/table/kit.js`);
const { lookOf } = await import(`${web}/board/counter/look.js`);
const { createWorth } = await import(`${web}/table/worth.js`);

const piece = (id, label, steps, kind = 'air') => ({
  id,
  side: 'axis',
  nation: 'german',
  kind,
  symbol: kind,
  label,
  name: { en: id },
  steps,
});
const book = indexKit({
  pieces: [piece('wing', 'JG 3', [[4, 0, 1]]), piece('dummy', '?', [[0, 0, 0]]), piece('tanks', '2', [[7, 6, 7]], 'armour')],
  phases: [],
  turns: [],
  words: { air: { en: 'air' }, armour: { en: 'Arm' } },
  orders: {
    fly: [
      { name: 'squadrons', kind: 'units' },
      { name: 'hex', kind: 'hex' },
    ],
    convert: [{ name: 'path', kind: 'hexes' }],
    activate: [
      { name: 'headquarters', kind: 'unit' },
      { name: 'unit', kind: 'unit' },
    ],
    'fall-back': [
      { name: 'units', kind: 'units' },
      { name: 'path', kind: 'hexes' },
    ],
  },
  counters: [{ when: { kind: 'air' }, as: { role: 'flight' } }],
});

test('a squadron shows three figures, a dummy only its name', () => {
  assert.equal(figures(book, 'wing'), '4–0–1');
  assert.equal(lookOf(book.piece('wing')).factors, '4–0–1');
  assert.equal(figures(book, 'dummy'), '');
  assert.equal(lookOf(book.piece('dummy')).factors, '');
  assert.equal(book.short('wing'), 'JG 3 air');
  assert.equal(book.short('dummy'), 'dummy');
  assert.equal(book.fights('wing'), false);
});

const mission = (hex, units) => ({ label: 'over', details: [{ hex }], cells: [{ type: 'blank' }, { type: 'counters', units }] });
const asked = {
  book,
  view: {
    canEnd: false,
    decision: { activity: 'answer' },
    units: [],
    panels: [{ rows: [mission('0101', ['other']), mission('0202', ['wing'])] }],
  },
  choices: { orders: [{ type: 'fly', squadrons: ['wing'], hex: '0303' }] },
};

test('a question about aircraft is about the hex they fly over', () => {
  assert.equal(aboutOf(asked).hex, '0202');
  assert.equal(aboutOf({ ...asked, view: { ...asked.view, canEnd: true } }), null);
  assert.equal(aboutOf({ ...asked, view: { ...asked.view, units: [{ id: 'wing', hex: '0404' }] } }), null);
});

test('the orders of the staff lie on the map under their numbers, but for those left out', () => {
  const orders = [
    { type: 'fly', squadrons: ['wing'], hex: '0303' },
    { type: 'convert', path: ['0101', '0102'] },
  ].map(order => ({ order }));
  const state = { book, view: { orders: 7, units: [] }, staff: { after: 7, orders }, leftOut: [], ownOrder: null };
  assert.deepEqual(staffHexes(state), [{ hex: '0303', label: '1' }, { hex: '0101' }, { hex: '0102', label: '2' }]);
  assert.deepEqual(staffHexes({ ...state, leftOut: [JSON.stringify(orders[1].order)] }), [{ hex: '0303', label: '1' }]);
  assert.deepEqual(staffHexes({ ...state, view: { orders: 8, units: [] } }), []);
  assert.deepEqual(staffHexes({ ...state, ownOrder: { picks: { hex: '0101' } } }), []);
});

test('where nobody advises a retreat, all go together, away from the enemy', () => {
  const map = {
    grid: { orientation: 'flat', columns: 9, rows: 9, shiftedParity: 1 },
    numbering: {
      digits: 'column-row',
      columnsFrom: 'left',
      rowsFrom: 'top',
      sheets: [{ prefix: '', columns: [0, 8], rows: [0, 8] }],
    },
    places: [],
  };
  const back = (units, hex) => ({ type: 'fall-back', units, path: [hex] });
  const choices = { orders: [back(['tanks'], '0101'), back(['tanks', 'wing'], '0506'), back(['tanks', 'wing'], '0202')] };
  const foe = { id: 'foe', hex: '0505' };
  const foes = { ...book, side: id => (id === 'foe' ? 'soviet' : 'axis'), fights: () => true };
  const state = { choices, map, book: foes, view: { units: [foe] }, outlook: null };
  const { allTogether } = createWorth({ get: () => state });
  assert.deepEqual(allTogether(), back(['tanks', 'wing'], '0202'));
  state.choices = { orders: [{ type: 'convert', path: ['0101'] }] };
  assert.equal(allTogether(), undefined);
});

test('a unit that is woken is shown where it stands, not where its headquarters are', () => {
  const units = [
    { id: 'tanks', hex: '0101' },
    { id: 'wing', hex: '0707' },
  ];
  const order = { type: 'activate', headquarters: 'tanks', unit: 'wing' };
  const state = { book, view: { orders: 7, units }, staff: { after: 7, orders: [{ order }] }, leftOut: [], ownOrder: null };
  assert.deepEqual(staffHexes(state), [{ hex: '0707', label: '1' }]);
});

const { isRoutine, marching, suggesting } = await import(`${web}/table/suggesting.js`);
const { Boxes } = await import(`${web}/board/cells.js`);

const marchers = ['a', 'b', 'c', 'd'].map(id => ({ id: 'tanks', hex: '0101', marks: [], movement: 7, key: id }));
const moving = {
  status: 'ready',
  replay: null,
  trial: null,
  working: null,
  ending: false,
  selected: [],
  ownOrder: null,
  leftOut: [],
  staff: null,
  book,
  view: { yours: true, over: false, canEnd: true, staffed: true, orders: 7, units: marchers, decision: { side: 'axis', activity: 'move' } },
};
const desk = { staff: { give: () => 'given', march: () => 'marching' } };
const end = { left: '', main: { text: 'end' } };

test('beside the marches the staff is asked where the game says that it may have a proposal', () => {
  assert.equal(isRoutine(moving), true);
  assert.equal(isRoutine({ ...moving, view: { ...moving.view, staffed: false } }), false);
});

test('its orders are the main button until a unit is taken in hand, and marches are planned where it has none', () => {
  const planned = { ...moving, staff: { after: 7, ends: false, orders: [{ order: { type: 'fly' } }] } };
  assert.equal(suggesting(desk, planned, end, []).main.act(), 'given');
  assert.equal(suggesting(desk, { ...planned, selected: ['tanks'] }, end, []), null);
  assert.deepEqual(marching(desk, planned), []);
  assert.equal(marching(desk, moving)[0].act(), 'marching');
  assert.equal(marching(desk, { ...moving, staff: { after: 7, orders: [] } }).length, 1);
  assert.deepEqual(marching(desk, { ...moving, selected: ['tanks'] }), []);
  assert.deepEqual(marching(desk, { ...moving, view: { ...moving.view, units: marchers.slice(1) } }), []);
});

test('boxes are found by the squares they share, each once', () => {
  const boxes = new Boxes(10);
  const [wide, far] = [
    [-5, 0, 35, 4],
    [100, 100, 101, 101],
  ];
  boxes.add(wide);
  boxes.add(far);
  assert.deepEqual(boxes.near([12, 3, 28, 9]), [wide]);
  assert.deepEqual(boxes.near([40, 40, 50, 50]), []);
  assert.deepEqual(boxes.near([-9, -9, 200, 200]), [wide, far]);
});
