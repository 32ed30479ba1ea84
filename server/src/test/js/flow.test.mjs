import './browser.mjs';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const web = '../../main/resources/web';
const { whatIsLeft } = await import(`${web}/table/left.js`);
const { createRecap } = await import(`${web}/table/recap.js`);
const { needWords } = await import(`${web}/page/i18n.js`);
await needWords('en');

const phases = ['axis declaration', 'soviet reaction', 'axis combat', 'soviet movement', 'soviet combat'].map(words => {
  const [side, what] = words.split(' ');
  return { id: `${side}-${what}`, side };
});
const book = {
  kit: { phases },
  ownOrders: {},
  side: () => 'soviet',
  isMarker: () => false,
  phase: id => phases.find(phase => phase.id === id),
};
const moving = phase => ({
  view: { phase, units: [{ id: '1', marks: [] }], boxes: [{ stand: 'due', units: ['2'] }], decision: { side: 'soviet', activity: 'move' } },
  choices: { orders: [] },
  book,
});

test('who does not react gives nothing up, so that ending a reaction asks nothing', () => {
  const movement = whatIsLeft(moving('soviet-movement'));
  assert.equal(movement.lost.length, 1);
  assert.equal(movement.left.length, 2, 'a unit that has not moved, and one that may come on');
  const reaction = whatIsLeft(moving('soviet-reaction'));
  assert.deepEqual(reaction.lost, []);
  assert.deepEqual(reaction.left, ['1 unit may react']);
  assert.equal(reaction.next, true);
});

/** A session after the other side's turn, in which a battle was fought. */
function waited(view) {
  const entry = (n, side, phase, events) => ({ n, side, phase, turn: 1, order: { type: 'end-phase' }, events });
  const fought = { type: 'fought', hex: '0101', die: 3, rule: '', report: { attackers: ['9'], defenders: ['1'], targets: ['0101'] } };
  let state = {
    view: null,
    history: [entry(1, 'soviet', 'soviet-combat', []), entry(2, 'axis', 'axis-combat', [fought])],
    match: { seat: 'soviet' },
    historyReady: true,
    selected: [],
    book,
  };
  const listeners = [];
  const set = change => {
    const before = state;
    state = { ...state, ...change };
    for (const tell of listeners) tell(state, before);
  };
  const asked = [];
  const empty = { units: [], boxes: [], hexMarks: [], points: { axis: 0, soviet: 0 } };
  const session = {
    id: 'm',
    get: () => state,
    set,
    store: { listen: tell => listeners.push(tell) },
    api: { view: async n => (asked.push(n), empty) },
    report: async problem => assert.fail(problem),
  };
  createRecap(session, { board: null });
  set({
    view: {
      ...empty,
      orders: 2,
      decision: { side: 'soviet', activity: 'move' },
      yours: true,
      phase: 'soviet-movement',
      ...view,
    },
  });
  return { asked, set, get: () => state };
}

test('what the others did is told before the next decision, but not over the last screen', () => {
  assert.deepEqual(waited({}).asked, [1]);
  assert.deepEqual(waited({ over: true, yours: false }).asked, []);
});

test('a recap that is open goes when the match is over', () => {
  const table = waited({});
  table.set({ recap: { story: {} } });
  table.set({ view: { ...table.get().view, orders: 3, over: true } });
  assert.equal(table.get().recap, null);
});

test('who has taken a unit in hand before the recap is there is not held up', async () => {
  const idle = waited({});
  const busy = waited({});
  busy.set({ selected: ['1'] });
  assert.equal(idle.get().recalling, true);
  await new Promise(resolve => setTimeout(resolve));
  assert.equal(idle.get().recap?.story.battles.length, 1);
  assert.equal(busy.get().recap, undefined);
  assert.equal(busy.get().recalling, false);
});
