import './browser.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const web = '../../main/resources/web';
const { takeUp } = await import(`${web}/table/takeup.js`);
const { indexKit } = await import(`${web}/table/kit.js`);
const { group, ownOrderInHand, ownOrdersOf } = await import(`${web}/table/ownorders.js`);
const { orderText, ownOrderTitle } = await import(`${web}/table/text.js`);
const { setLanguage } = await import(`${web}/page/settings.js`);
const { needWords } = await import(`${web}/page/i18n.js`);
await Promise.all(['en', 'fr'].map(needWords));

const piece = (id, kind) => ({ id, side: 'soviet', nation: 'soviet', kind, symbol: kind, label: id, name: { en: id }, steps: [[1, 1, 1]] });
const book = indexKit({
  pieces: [piece('ur-9', 'ur-mg'), piece('zap-2', 'zap'), piece('militia-1', 'militia')],
  phases: [],
  turns: [],
  words: { 'ur-mg': { en: 'fortress unit', fr: 'unité de forteresse' }, militia: { en: 'militia' } },
  orders: { raise: [{ name: 'unit', kind: 'unit' }] },
  shared: {
    place: [
      { name: 'units', kind: 'units' },
      { name: 'hex', kind: 'hex' },
    ],
  },
});
const place = (unit, hex) => ({ type: 'place', units: [unit], hex });
const state = (activity, orders, more = {}) => ({
  status: 'ready',
  replay: null,
  ownOrder: null,
  selected: [],
  book,
  view: { yours: true, over: false, units: [], boxes: [], decision: { side: 'soviet', activity } },
  choices: { orders },
  ...more,
});

test('an order of all games that is listed while units move is asked for field by field', () => {
  const moving = state('move', [place('ur-9', '0101'), place('ur-9', '0102')]);
  const [ownOrder] = ownOrdersOf(moving);
  assert.deepEqual([ownOrder.type, ownOrder.orders.length], ['place', 2]);
  const inHand = ownOrderInHand({ ...moving, ownOrder: { type: 'place', orders: null, picks: {}, taken: true } });
  assert.equal(inHand.field.name, 'hex');
  assert.equal(group(book, moving.choices.orders)[0].fields.length, 2);
  assert.deepEqual(ownOrdersOf(state('answer', [place('ur-9', '0101')])), []);
});

test('its button names the kinds that are placed', () => {
  const orders = [place('ur-9', '0101'), place('militia-1', '0102')];
  assert.equal(ownOrderTitle(book, { type: 'place', orders: orders.slice(0, 1) }), 'Place fortress unit');
  assert.equal(ownOrderTitle(book, { type: 'place', orders }), 'Place fortress unit and militia');
  assert.equal(orderText(book, orders[0]), 'ur-9 fortress unit in 0101');
  setLanguage('fr');
  assert.equal(ownOrderTitle(book, { type: 'place', orders: orders.slice(0, 1) }), 'Placer unité de forteresse');
  setLanguage('en');
});

/** A table that tells what was done at it. */
function tableOf(now) {
  const done = [];
  const table = {
    session: { get: () => now, set: change => done.push(change) },
    choosing: { ours: id => book.side(id) === now.view.decision.side, select: (units, hex) => done.push({ units, hex }) },
    ownOrders: { pick: value => done.push({ value }), take: (type, orders) => done.push({ type, orders }) },
    look: hex => done.push({ look: hex }),
  };
  return { table, done };
}

test('a unit off the map is taken in hand while units move', () => {
  const { table, done } = tableOf(state('move', []));
  takeUp(table, 'zap-2');
  assert.deepEqual(done, [
    { tab: 'decision', ownOrder: null },
    { units: ['zap-2'], hex: null },
  ]);
});

test('where its placing is asked for it is the one that is placed', () => {
  const { table, done } = tableOf(state('answer', [place('militia-1', '0101'), place('ur-9', '0102')]));
  takeUp(table, 'militia-1');
  assert.deepEqual(done, [{ tab: 'decision', actor: 'militia-1', variants: null, ownOrder: null }]);
});

test('an own order that names it is taken in hand, and an open question answered', () => {
  const raise = { type: 'raise', unit: 'zap-2' };
  const other = { type: 'raise', unit: 'ur-9' };
  const first = tableOf(state('answer', [raise], { view: { ...state('answer').view, canEnd: true } }));
  takeUp(first.table, 'zap-2');
  assert.deepEqual(first.done, [{ type: 'raise', orders: [raise] }]);
  const second = tableOf(state('answer', [raise, other], { ownOrder: { type: 'raise', orders: null, picks: {}, taken: true } }));
  takeUp(second.table, 'zap-2');
  assert.deepEqual(second.done, [{ value: 'zap-2' }]);
});

test('of a unit that is not one’s own its card is shown', () => {
  const now = state('move', []);
  const { table, done } = tableOf({ ...now, view: { ...now.view, decision: { side: 'axis', activity: 'move' } } });
  takeUp(table, 'zap-2');
  assert.deepEqual(done, [{ tab: 'unit', selected: ['zap-2'], options: null, hex: null }]);
});
