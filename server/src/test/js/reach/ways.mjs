/** The ways of the hands to a given order: which hexes to click and which buttons to press. Each gives up with the reason where there is none. */
import { idle } from './dom.mjs';
import { within } from './hands.mjs';

const web = '../../../main/resources/web';
const { unitOf } = await import(`${web}/table/kit.js`);
const { answersOf, whereOf } = await import(`${web}/table/answers.js`);
const { linesOf } = await import(`${web}/table/lines.js`);
const { ownOrderInHand, spotsOf, isOwn } = await import(`${web}/table/ownorders.js`);

const MOST_FIELDS = 9;

export class OutOfReach extends Error {}

const fail = reason => {
  throw new OutOfReach(reason);
};

const sameSet = (a, b) => a.length === b.length && a.every(one => b.includes(one));

/** Whether two orders do the same to the game; to the same hex in the same mode, the umpire's own way is as good as another. */
export function alike(a, b) {
  if (!a || !b || a.type !== b.type) return false;
  const form = order =>
    JSON.stringify(
      Object.entries(order)
        .filter(([, value]) => ![null, undefined, false].includes(value) && !(Array.isArray(value) && !value.length))
        .map(([name, value]) => {
          if (name === 'path' && ['move', 'overrun', 'advance'].includes(order.type)) return [name, value.at(-1)];
          return [name, Array.isArray(value) && name !== 'path' ? [...value].sort() : value];
        })
        .filter(([name]) => !(order.type === 'overrun' && name === 'path'))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  return form(a) === form(b);
}

/** Goes all the way to an order; the last click gives it. */
export async function goTo(hands, goal) {
  const { state } = hands;
  const { activity } = state.view.decision;
  if (goal.type === 'end-phase') return hands.endPhase();
  if (activity === 'move') {
    if (goal.type === 'move') return march(hands, goal);
    if (goal.type === 'overrun') return overrun(hands, goal);
    return fields(hands, goal);
  }
  if (activity === 'attack' || activity === 'declare') {
    const aimed = goal.type === 'attack' || (activity === 'declare' && goal.targets && goal.units);
    return aimed ? attack(hands, goal) : fields(hands, goal);
  }
  if (isOwn(state.book, goal)) return fields(hands, goal);
  return answer(hands, goal);
}

async function march(hands, goal) {
  await pickUp(hands, goal.units);
  const { options } = hands.state;
  const last = goal.path.at(-1);
  if (hands.state.mode !== goal.mode && !(await hands.pressOne('data-mode', goal.mode))) fail(`mode ${goal.mode} is not offered`);
  if (!options?.moves.some(move => move.hex === last && move.mode === goal.mode)) fail('the hex is not lit');
  await hands.hex(last);
}

async function overrun(hands, goal) {
  await pickUp(hands, goal.units);
  const offers = () => hands.buttons(within('offers')).filter(one => one.textContent.startsWith(goal.target));
  await hands.hex(goal.target);
  if (hands.state.plan?.kind !== 'overrun' || (hands.state.plan.by ?? null) !== (goal.by ?? null)) {
    hands.session.set({ plan: null });
    for (const offer of offers()) {
      await hands.press(offer);
      if ((hands.state.plan?.by ?? null) === (goal.by ?? null)) break;
    }
  }
  if (hands.state.plan?.kind !== 'overrun') fail('the overrun is not offered');
  if (!(await hands.main())) fail('the overrun cannot be declared');
}

async function attack(hands, goal) {
  const [first, ...others] = goal.targets;
  await hands.hex(first);
  for (const hex of others) if (!hands.state.plan?.targets.includes(hex)) await hands.hex(hex, null, true);
  const { plan } = hands.state;
  if (!plan || !sameSet(plan.targets, goal.targets)) fail('the targets cannot be attacked together');
  for (const unit of goal.units) if (!plan.able.includes(unit)) fail(`attacker ${unit} is not offered`);
  await turn(hands, 'units', goal.units, 'duel');
  await turn(hands, 'supporters', goal.supporters ?? [], 'helpers');
  if ((hands.state.plan.air ?? 0) !== (goal.support ?? 0)) await commit(hands, goal.support);
  await options(hands, goal);
  if (!(await hands.main())) fail(`the attack cannot be declared: ${hands.state.plan?.objections?.[0]?.code ?? 'no forecast'}`);
}

/** Whatever else a declaration leaves to choose: a switch, or a button for each value. */
async function options(hands, goal) {
  for (const [name, value] of Object.entries(goal)) {
    if (['type', 'units', 'targets', 'support', 'supporters'].includes(name)) continue;
    const now = () => hands.state.plan.options?.[name] ?? hands.state.plan[name] ?? (typeof value === 'boolean' ? false : null);
    if (now() === value) continue;
    const [group] = hands.root.all(one => one.getAttribute('data-option') === name);
    if (!group) fail(`${name} cannot be chosen`);
    const [box] = group.all(one => one.localName === 'input');
    if (box) box.fire('change', { target: { checked: value } });
    await idle();
    for (const button of group.all(one => one.localName === 'button')) {
      if (now() === value) break;
      await hands.press(button);
    }
    if (now() !== value) fail(`${name} cannot be ${value}`);
  }
}

/** Takes or leaves the counters of one list of the plan until it is as wanted. */
async function turn(hands, list, wanted, where) {
  const now = () => hands.state.plan[list] ?? [];
  for (const unit of new Set([...wanted, ...now()])) {
    if (wanted.includes(unit) === now().includes(unit)) continue;
    if (!(await hands.pressOne('data-unit', unit, { within: within(where) }))) fail(`${unit} cannot be chosen among the ${list}`);
  }
  if (!sameSet(now(), wanted)) fail(`the ${list} cannot be chosen so`);
}

async function commit(hands, points) {
  const [label] = hands.root.all(one => one.localName === 'label' && one.classes.includes('check') && !within('option')(one));
  const [input] = label?.all(one => one.localName === 'input') ?? [];
  if (!input) fail('support is not offered');
  input.fire('change', { target: { checked: points > 0 } });
  await idle();
  if (hands.state.plan?.air !== points) fail(`${points} points of support cannot be chosen`);
}

/** Takes units in hand: on the map by their hex and the list of their stack, off it where they are shown. */
export async function pickUp(hands, units) {
  const { view } = hands.state;
  const hex = unitOf(view, units[0])?.hex;
  if (!hex) return takeOff(hands, units);
  await hands.tab('decision');
  await hands.hex(hex);
  if (sameSet(hands.state.selected, units)) return undefined;
  const shift = { shiftKey: true, within: one => one.classes.includes('mate') };
  for (const unit of units) if (!hands.state.selected.includes(unit)) await hands.pressOne('data-unit', unit, shift);
  for (const unit of hands.state.selected) if (!units.includes(unit)) await hands.pressOne('data-unit', unit, shift);
  if (sameSet(hands.state.selected, units)) return undefined;
  return fromCards(hands, units, hex);
}

/** By the cards of the hex, the first alone and the others added on the map. */
async function fromCards(hands, units, hex) {
  await hands.tab('unit');
  hands.session.set({ hex });
  await idle();
  if (!(await hands.pressOne('data-unit', units[0], { within: within('unit') }))) fail(`${units[0]} cannot be taken in hand`);
  for (const unit of units.slice(1)) await hands.hex(hex, unit, true);
  if (!sameSet(hands.state.selected, units)) fail(`${units} cannot be taken in hand together`);
}

const isDue = ({ state }, unit) => state.view.boxes.some(box => box.stand === 'due' && box.units.includes(unit));

async function takeOff(hands, units) {
  await hands.tab('decision');
  for (const [i, unit] of units.entries()) {
    if (await hands.pressOne('data-unit', unit, { shiftKey: i > 0, within: within('box') })) continue;
    if (isDue(hands, unit)) fail(`${unit}, due, is not among the arrivals`);
    if (i > 0) fail(`${unit} cannot be added to those in hand`);
    await hands.tab('panels');
    if (await hands.pressOne('data-unit', unit)) continue;
    const box = hands.state.view.boxes.find(one => one.units.includes(unit) && one.hex);
    await hands.tab('unit');
    hands.session.set({ hex: box?.hex ?? null });
    await idle();
    if (!box || !(await hands.pressOne('data-unit', unit))) fail(`${unit}, off the map, is nowhere to be clicked`);
  }
  if (!sameSet(hands.state.selected, units)) fail(`${units} cannot be taken in hand`);
  await hands.tab('decision');
}

/** An order that is told field by field: its button, then each field on the map or in the list. */
async function fields(hands, goal) {
  await hands.tab('decision');
  if (ownOrderInHand(hands.state)?.type !== goal.type && !(await hands.pressOne('data-type', goal.type)))
    fail(`there is no button for ${goal.type}`);
  for (let i = 0; i < MOST_FIELDS && !hands.asked; i++) {
    const ownOrder = ownOrderInHand(hands.state);
    if (!ownOrder || ownOrder.type !== goal.type) fail(`${goal.type} is no longer in hand`);
    if (!ownOrder.field) {
      const [go] = hands.buttons(one => one.classes.includes('go') && within('own-order')(one));
      if (!go) fail('there is no button that gives it');
      await hands.press(go);
    } else await tell(hands, ownOrder, goal);
  }
}

async function tell(hands, ownOrder, goal) {
  const { view, ownOrder: held } = hands.state;
  const key = JSON.stringify(goal[ownOrder.field.name]);
  const meant = ownOrder.values.find(value => value.key === key);
  if (!meant) fail(`${ownOrder.field.name} ${key} is not offered`);
  const [spot] = spotsOf(view, ownOrder.field, meant.value);
  const near = held?.near ? ownOrder.values.filter(({ value }) => spotsOf(view, ownOrder.field, value).includes(held.near)) : null;
  if (spot && held?.near !== spot) return hands.hex(spot, [meant.value].flat()[0]);
  const at = (near ?? ownOrder.values).indexOf(meant);
  const choices = hands.buttons(one => chooser(one));
  if (choices[0]?.classes.includes('icon')) {
    for (let i = 0; i < at; i++)
      await hands.press(
        hands
          .buttons(one => chooser(one))
          .filter(one => one.classes.includes('icon'))
          .at(-1),
      );
    return hands.press(hands.buttons(one => chooser(one) && one.classes.includes('go'))[0]);
  }
  if (!choices[at] || choices.length !== (near ?? ownOrder.values).length) fail(`${ownOrder.field.name} is asked for without a list`);
  return hands.press(choices[at]);
}

const chooser = one =>
  within('own-order')(one) &&
  (within('stepper')(one) || within('actors')(one) || (within('acts')(one) && within('wrap')(one))) &&
  !within('hexentry')(one);

async function answer(hands, goal) {
  await hands.tab('decision');
  if (await pressLine(hands, goal)) return;
  const { actors } = answersOf(hands.state);
  const actor = actors.find(one => one.orders.some(order => alike(order, goal)));
  if (actor) {
    const way =
      (await hands.pressOne('data-actor', actor.key)) || (actor.units.length === 1 && (await hands.pressOne('data-unit', actor.units[0])));
    if (!way && actors.length > 1) await nameOnMap(hands, actor);
    await hands.hex(whereOf(goal));
    if (hands.asked || hands.state.plan) return void (hands.asked || (await hands.main()));
    if (hands.state.variants && (await pressLine(hands, goal))) return;
    fail('its hex is not lit, or stands for another order');
  }
  await pressAny(hands, goal);
}

/** Clicks the hex of a unit until it is the one that acts. */
async function nameOnMap(hands, { key, units }) {
  const hex = unitOf(hands.state.view, units[0])?.hex;
  for (let i = 0; hex && i < MOST_FIELDS && hands.state.actor !== key; i++) await hands.hex(hex);
  if (hands.state.actor !== key) fail('who acts cannot be chosen');
}

/** Presses the line of a short list that is the order; returns whether there was one. */
async function pressLine(hands, goal) {
  const lines = linesOf(hands.state) ?? [];
  const at = lines.findIndex(order => alike(order, goal));
  const buttons = hands.buttons(one => within('lines')(one));
  if (at < 0 || buttons.length !== lines.length) return false;
  await hands.press(buttons[at]);
  return true;
}

/** A button that is only a sentence: each in sight is pressed until one gives the order. */
async function pressAny(hands, goal) {
  const before = hands.state;
  const many = hands.buttons(one => one.classes.includes('btn') || within('choices')(one)).length;
  for (let i = 0; i < many; i++) {
    const button = hands.buttons(one => one.classes.includes('btn') || within('choices')(one))[i];
    if (!button) break;
    hands.asked = null;
    await hands.press(button);
    if (alike(hands.asked, goal)) return;
    hands.session.set({ ...before });
    await idle();
  }
  hands.asked = null;
  fail('no button gives it');
}
