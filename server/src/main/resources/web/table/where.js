/** Where on the map the present decision is: what the camera goes to when it comes up. */
import { acting } from './state.js';
import { answersOf, whereOf } from './answers.js';
import { ownOrderInHand, spotsOfOwnOrder } from './ownorders.js';
import { aboutOf } from './about.js';
import { dueBoxes } from './left.js';
import { unitOf } from './kit.js';

const MANY = 40;

export function whereDecided(state) {
  const { view, choices, battle } = state;
  if (!acting(state) || !choices) return [];
  switch (view.decision.activity) {
    case 'move':
      return holders(state) ?? arrivals(state);
    case 'attack':
      return [];
    case 'set-up':
      return few(placesOf(state));
    default: {
      const about = aboutOf(state);
      if (about) return [about.hex];
      const ownOrder = ownOrderInHand(state);
      if (ownOrder) return few([...spotsOf(state, view.suggestion), ...spotsOfOwnOrder(view, ownOrder)]);
      return asked(state) ?? (battle ? battle.fought.report.targets : []);
    }
  }
}

/** Units without whose move the phase cannot end, and those of their formation. */
function holders({ view, choices, book }) {
  const units = choices.end ? [] : (choices.objections ?? []).flatMap(one => one.units ?? []).filter(id => unitOf(view, id));
  const formations = new Set(units.map(id => book.piece(id)?.formation).filter(Boolean));
  const hexes = view.units.filter(one => units.includes(one.id) || formations.has(book.piece(one.id)?.formation)).map(one => one.hex);
  return units.length ? hexes : null;
}

/** The doors by which troops may come on now, the first of each; a column of supply is no reason to look away from the front. */
function arrivals(state) {
  return dueBoxes(state).flatMap(box => {
    const { entry = [], units } = box;
    if (!units.some(state.book.fights)) return [];
    return entry.length > MANY ? [] : entry;
  });
}

const placesOf = ({ view, choices }) => (choices.places ?? []).filter(({ unit }) => !unitOf(view, unit)).flatMap(({ hexes }) => hexes);

const spotsOf = (_state, order) => (order?.hex ? [order.hex] : []);

/** The units a question is about, and where they may go. */
function asked(state) {
  const { actors, plain } = answersOf(state);
  const units = [...actors.flatMap(actor => actor.units), ...plain.filter(order => order.type === 'lose').flatMap(order => order.units)];
  const hexes = units.map(id => unitOf(state.view, id)?.hex).filter(Boolean);
  const to = actors.flatMap(actor => actor.orders.map(whereOf)).filter(Boolean);
  const all = [...new Set([...hexes, ...(to.length <= MANY ? to : [])])];
  return all.length ? all : null;
}

/** Too many places are no place. */
const few = hexes => (new Set(hexes).size <= MANY ? hexes : []);
