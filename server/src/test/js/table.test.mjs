import './browser.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const web = '../../main/resources/web';
const { answerOf, questionOf } = await import(`${web}/table/standing.js`);
const { standing, scoreLines } = await import(`${web}/table/outlook.js`);
const { lastTurns, trailsOf } = await import(`${web}/table/trails.js`);
const { addTexts, figures, indexKit } = await import(`${web}/table/kit.js`);
const { fill, halves, needWords, percent, t, tr } = await import(`${web}/page/i18n.js`);
const { columnOf, orderText } = await import(`${web}/table/text.js`);
const { resultKind, resultText, suffering } = await import(`${web}/table/telling.js`);
const { setLanguage } = await import(`${web}/page/settings.js`);
await Promise.all(['en', 'fr'].map(needWords));

const piece = (id, more = {}) => ({
  id,
  side: 'soviet',
  nation: 'soviet',
  kind: 'rifle',
  symbol: 'infantry',
  size: 'division',
  formation: '',
  label: id,
  name: { en: `${id}th Rifle Division` },
  steps: [
    [4, 5, 7],
    [2, 3, 7],
  ],
  rating: 0,
  ...more,
});
const kit = {
  pieces: [piece('1'), piece('2', { formation: 'gc' })],
  phases: [{ id: 'axis-combat', side: 'axis', name: { en: 'Axis combat' } }],
  turns: [],
  words: { rifle: { en: 'rifle' } },
  orders: {},
  tour: [],
};
const book = indexKit(kit);
const view = {
  units: [
    { id: '1', hex: '0101', steps: 2, attack: 4, marks: [] },
    { id: '2', hex: '0202', steps: 1, attack: 2, marks: [] },
  ],
};
const retreat = { type: 'reply', answer: 'retreat' };
const lose = id => ({ type: 'lose', units: [id] });
const state = { view, book };

test('a question is known by its answers', () => {
  assert.equal(questionOf([retreat, lose('1')]), 'stand');
  assert.equal(questionOf([lose('1'), lose('2')]), 'losses');
  assert.equal(
    questionOf([
      { type: 'reply', answer: 'none' },
      { type: 'reply', answer: 'air' },
    ]),
    'support',
  );
  assert.equal(questionOf([{ type: 'reply', answer: 'left' }]), null);
});

test('what is said of a hex wins over what is said of a formation, and that over what is said of all', () => {
  const lines = [retreat, lose('1')];
  assert.equal(answerOf(state, { stand: 'retreat' }, lines), retreat);
  assert.deepEqual(answerOf(state, { stand: 'retreat', 'stand@0101': 'hold' }, lines), lose('1'));
  const guards = [retreat, lose('2')];
  assert.equal(answerOf(state, { stand: 'hold', 'stand@gc': 'retreat', lost: 'answer' }, guards), retreat);
  assert.deepEqual(answerOf(state, { 'stand@gc': 'retreat', 'stand@0202': 'hold', lost: 'answer' }, guards), lose('2'));
});

test('one is asked before a unit is lost, unless one has said otherwise', () => {
  const lines = [retreat, lose('2')];
  assert.equal(answerOf(state, { stand: 'hold' }, lines), null);
  assert.deepEqual(answerOf(state, { stand: 'hold', lost: 'answer' }, lines), lose('2'));
});

test('support is given when it changes enough', () => {
  const none = { type: 'reply', answer: 'none' };
  const air = { type: 'reply', answer: 'air' };
  assert.equal(answerOf(state, { support: 'third' }, [none, air], 0.2), none);
  assert.equal(answerOf(state, { support: 'third' }, [none, air], 0.4), air);
  assert.equal(answerOf(state, { support: 'half' }, [none, air], 0.4), none);
  assert.equal(answerOf(state, { support: 'always' }, [none, air]), air);
  assert.equal(answerOf(state, {}, [none, air]), null);
});

test('the level and what is missing to the next are read from each side', () => {
  const levels = [
    { id: 'soviet', winner: 'soviet', from: -99 },
    { id: 'draw', winner: null, from: -10 },
    { id: 'axis', winner: 'axis', from: 11 },
  ];
  const axis = standing({ levels }, { axis: 6, soviet: 0 }, 'axis');
  assert.deepEqual([axis.level.id, axis.next.id, axis.need], ['draw', 'axis', 5]);
  const soviet = standing({ levels }, { axis: 6, soviet: 0 }, 'soviet');
  assert.deepEqual([soviet.next.id, soviet.need], ['soviet', 17]);
});

test('points for the same reason stand in one line', () => {
  const scored = points => ({ n: points, turn: 1, events: [{ type: 'scored', side: 'axis', reason: 'unit', points, rule: '17.3' }] });
  const [line, ...others] = scoreLines([scored(1), scored(3)], null);
  assert.equal(others.length, 0);
  assert.deepEqual([line.points, line.times], [4, 2]);
});

test('trails lead from where a unit stood, and the lost leave a ghost', () => {
  const entries = [
    { n: 1, events: [{ type: 'moved', units: ['1'], from: '0101', path: ['0102', '0103'] }] },
    { n: 2, events: [{ type: 'fought', report: { targets: ['0104'] } }] },
    { n: 3, events: [{ type: 'eliminated', unit: '1' }] },
  ];
  const { lines, ghosts, numbers } = trailsOf(entries);
  assert.deepEqual(lines[0].hexes, ['0101', '0102', '0103']);
  assert.deepEqual(ghosts, [
    { hex: '0101', id: '1' },
    { hex: '0103', id: '1', lost: true },
  ]);
  assert.deepEqual(numbers, [{ hex: '0104', n: 1 }]);
});

test('the last turns are one stretch of each side', () => {
  const phases = { a: { side: 'axis' }, s: { side: 'soviet' } };
  const entries = ['a', 's', 'a', 's', 's'].map((phase, n) => ({ n, phase }));
  assert.deepEqual(
    lastTurns(entries, { phase: id => phases[id] }).map(entry => entry.n),
    [2, 3, 4],
  );
});

test('texts of a second language join those of the first', () => {
  const both = { words: { a: { en: 'one' } }, list: [{ name: { en: 'x' } }] };
  addTexts(both, { words: { a: { fr: 'un' } }, list: [{ name: { fr: 'y' } }] });
  assert.deepEqual(both, { words: { a: { en: 'one', fr: 'un' } }, list: [{ name: { en: 'x', fr: 'y' } }] });
});

test('figures are printed as on a counter', () => {
  assert.equal(figures(book, '1', { attack: 4, defence: 5, movement: 7, marks: [] }), '4–5–7');
  assert.equal(figures(book, '1', { attack: null, defence: null, movement: 7, marks: ['untried'] }), '?–7');
});

test('sentences are filled, counted and set as each language prints them', () => {
  assert.equal(fill('{a} and {b}', { a: 1 }), '1 and {b}');
  assert.equal(halves(7), '3½');
  assert.equal(percent(1 / 6), '16.7\u00a0%');
  assert.equal(t('toNext', { n: 1, level: 'x' }), '1 point to x');
  setLanguage('fr');
  assert.equal(percent(1 / 6), '16,7\u00a0%');
  assert.equal(tr({ fr: "l'Axe : oui" }), 'l’Axe\u00a0: oui');
  setLanguage('en');
});

test('results are told from the side of the reader', () => {
  assert.equal(resultText(book, 'D1', 'defender').startsWith('you'), true);
  assert.equal(resultText(book, 'D1', 'attacker').startsWith('they'), true);
  assert.deepEqual(['D2', 'A1', 'D1/A1', 'Eng', '1/2'].map(resultKind), ['good', 'bad', 'mixed', 'even', 'mixed']);
  const columns = [
    { column: '2-1', chance: 0.3 },
    { column: '3-1', chance: 0.7 },
  ];
  assert.equal(columnOf({ report: { column: '?' }, columns }).column, '3-1');
});

test('a result says whom it hurts, by letters or by the sides of its stroke', () => {
  const told = result => ['attacker', 'defender'].filter(side => suffering(result)[side]).join();
  assert.deepEqual(['D2', 'A1', 'D1/A1', 'De/A1', 'AE', 'NE', 'Eng'].map(told), [
    'defender',
    'attacker',
    'attacker,defender',
    'attacker,defender',
    'attacker',
    '',
    'attacker,defender',
  ]);
  assert.deepEqual(['-/2R', '-/E', '-/R', '2/-', '1/R', '1/1'].map(told), [
    'defender',
    'defender',
    'defender',
    'attacker',
    'attacker,defender',
    'attacker,defender',
  ]);
  assert.deepEqual(['-/2R', '2/-', '1/R'].map(resultKind), ['good', 'bad', 'mixed']);
});

test('an order that names no unit has words of its own where the game has some', () => {
  const fly = {
    fields: [
      { name: 'units', kind: 'units' },
      { name: 'hex', kind: 'hex' },
    ],
  };
  const words = { 'order-fly': { en: 'Over {1}: {0}' }, 'order-fly-none': { en: 'Over {1}' }, 'order-roles': { en: '{0} fire' } };
  const flying = indexKit({ ...kit, words, orders: { fly: fly.fields, roles: [fly.fields[0]] } });
  assert.equal(orderText(flying, { type: 'fly', units: ['1'], hex: 'A1' }), 'Over A1: 1 rifle');
  assert.equal(orderText(flying, { type: 'fly', units: [], hex: 'A1' }), 'Over A1');
  assert.equal(orderText(flying, { type: 'roles', units: [] }), ' fire');
});
