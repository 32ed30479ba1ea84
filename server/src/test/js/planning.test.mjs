import './browser.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const web = '../../main/resources/web';
const { createPlanning } = await import(`${web}/table/planning.js`);

/** A game that the page has never met: its announcement leaves a yes or no, and a word, to choose. */
const fields = [
  { name: 'units', kind: 'units' },
  { name: 'targets', kind: 'hexes' },
  { name: 'hurried', kind: 'flag' },
  { name: 'stance', kind: 'word' },
].map(field => ({ ...field, type: 'announce' }));

const form = (units, targets, hurried = false, stance = 'steady') => ({ type: 'announce', units, targets, hurried, stance });

/** A table at which attacks are made or announced; `answer` says what the server says to a check, `refuse` what it says to a forecast. */
function table({ activity, targets, answer = () => ({}), refuse = () => null }) {
  let state = { view: { decision: { activity } }, book: { ownOrders: { announce: fields } }, choices: { targets }, plan: null };
  const asked = [];
  const session = {
    get: () => state,
    set: change => {
      state = { ...state, ...change };
    },
    submit: order => order,
    api: {
      check: async order => (asked.push(order), { objections: [], ...answer(order) }),
      forecast: async order => {
        const objections = refuse(order);
        if (objections) throw Object.assign(new Error('refused'), { objections });
        return { of: order };
      },
    },
  };
  return { planning: createPlanning(session), get: () => state, asked };
}

const announcing = more =>
  table({
    activity: 'declare',
    targets: [
      { hex: '0101', attackers: ['1', '2'], air: 0, forms: [form(['1', '2'], ['0101']), form(['1', '2'], ['0101'], true)] },
      { hex: '0102', attackers: ['2', '3'], air: 0, forms: [form(['2', '3'], ['0102'])] },
    ],
    ...more,
  });

test('what an announcement leaves to choose begins as usual, and a click changes it', async () => {
  const { planning, get, asked } = announcing();
  await planning.aim('0101');
  assert.deepEqual(planning.declare(), form(['1', '2'], ['0101']));
  assert.deepEqual(
    planning.options(get().plan).map(({ field, values }) => [field.name, values]),
    [['hurried', [false, true]]],
    'a word with a single value is no choice',
  );
  await planning.option('hurried', true);
  assert.deepEqual(planning.declare(), form(['1', '2'], ['0101'], true));
  assert.deepEqual(asked, [], 'the list of targets has told the forms of all attackers');
});

test('other units are asked about again, and the choice stays though it is refused, with the way back', async () => {
  const why = [{ code: 'too-small' }];
  const { planning, get, asked } = announcing({
    answer: ({ units, targets }) => ({ forms: [form(units, targets)] }),
    refuse: order => (order.hurried && order.units.length < 2 ? why : null),
  });
  await planning.aim('0101');
  await planning.option('hurried', true);
  planning.toggle('2');
  await new Promise(resolve => setTimeout(resolve));
  assert.deepEqual(asked.at(-1).units, ['1']);
  assert.deepEqual(get().plan.objections, why);
  assert.deepEqual(planning.options(get().plan)[0].values, [false, true]);
  await planning.option('hurried', false);
  assert.deepEqual(get().plan.objections, []);
  assert.deepEqual(planning.declare(), form(['1'], ['0101']));
});

test('a second hex is announced together with the first by those who can attack both', async () => {
  const { planning, get } = announcing({ answer: ({ units, targets }) => ({ forms: [form(units, targets)] }) });
  await planning.aim('0101');
  await planning.aim('0102', true);
  assert.deepEqual(get().plan.able, ['2']);
  assert.deepEqual(planning.declare(), form(['2'], ['0101', '0102']));
});

const attacking = () =>
  table({
    activity: 'attack',
    targets: [{ hex: '0101', attackers: ['1', '2'], air: 0, supporters: [], helpers: ['column', 'gun'], together: ['0101'] }],
    answer: ({ units }) => (units.includes('2') ? {} : { supporters: ['column', 'gun'], helpers: ['column', 'gun'] }),
  });

test('support that cannot be given to all attackers is proposed as soon as the rest is chosen', async () => {
  const { planning, get } = attacking();
  await planning.aim('0101');
  assert.deepEqual(get().plan.helpers, ['column', 'gun'], 'shown though all together have none');
  assert.equal(planning.declare().supporters, undefined);
  planning.toggle('2');
  await new Promise(resolve => setTimeout(resolve));
  assert.deepEqual(planning.declare(), { type: 'attack', units: ['1'], targets: ['0101'], support: 0, supporters: ['column', 'gun'] });
});

test('support that a player has chosen himself stays as far as it can be given', async () => {
  const { planning } = attacking();
  await planning.aim('0101');
  planning.support('column');
  planning.toggle('2');
  await new Promise(resolve => setTimeout(resolve));
  assert.deepEqual(planning.declare().supporters, ['column']);
  planning.toggle('2');
  await new Promise(resolve => setTimeout(resolve));
  assert.equal(planning.declare().supporters, undefined);
});
