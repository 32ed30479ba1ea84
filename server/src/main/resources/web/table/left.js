/** What could still be done in a phase, and what of it ending the phase gives up. */
import { t, list } from '../page/i18n.js';
import { ownOrderTitle } from './text.js';
import { unitOf } from './kit.js';
import { ownOrdersOf } from './ownorders.js';

export const SPENT = ['moved', 'waiting', 'disrupted'];

/** Own units on the map that may still move in this phase. */
export function freshUnits({ view, book }) {
  return view.units.filter(
    unit =>
      book.side(unit.id) === view.decision.side &&
      !book.isMarker(unit.id) &&
      !unit.marks.some(mark => SPENT.includes(mark)) &&
      (unit.allowance ?? unit.movement) !== 0,
  );
}

/** Boxes of the side that decides whose units may come on now. */
export const dueBoxes = ({ view, book }) =>
  view.boxes.filter(box => box.stand === 'due' && box.units.some(id => book.side(id) === view.decision?.side));

/** Whether one moves in the midst of the other side's turn: to stay where one is gives nothing up. */
export function isReaction({ view, book }) {
  const steps = book.kit.phases;
  const at = steps.findIndex(phase => phase.id === view.phase);
  return [steps[at - 1], steps[at + 1]].every(step => step?.side && step.side !== view.decision.side);
}

/** `left`: pieces of a sentence; `lost`: what ending gives up, in the same words; `next`: whether there is a unit to go to. */
export function whatIsLeft(state) {
  const { view, choices } = state;
  const ownOrders = openOwnOrders(state);
  switch (view.decision.activity) {
    case 'move': {
      const fresh = freshUnits(state).length;
      const asked = !isReaction(state);
      const due = asked ? dueBoxes(state).reduce((sum, box) => sum + box.units.length, 0) : 0;
      const left = [fresh && t(asked ? 'leftMove' : 'leftReact', { n: fresh }), due && t('leftDue', { n: due })].filter(Boolean);
      return { left: [...left, ...ownOrders], lost: fresh && asked ? [t('lostMoves', { n: fresh })] : [], next: fresh > 0 };
    }
    case 'attack':
    case 'declare': {
      const n = choices?.targets?.length ?? 0;
      const left = n ? [t('leftAttack', { n })] : [];
      const lost = n && view.decision.activity === 'attack' ? [t('lostAttacks', { n })] : [];
      return { left: [...left, ...ownOrders], lost, next: false };
    }
    case 'set-up': {
      const places = choices?.places ?? [];
      const off = places.filter(place => !unitOf(view, place.unit)).length;
      const on = places.length - off;
      const left = [off && t('leftPlace', { n: off }), !off && on && t('leftPlaceAgain', { n: on })].filter(Boolean);
      return { left: [...left, ...ownOrders], lost: [], next: false };
    }
    default: {
      const waits = [...new Set((choices?.orders ?? []).filter(order => order.type === 'place').flatMap(order => order.units))];
      const held = waits.filter(id => view.boxes.some(box => box.stand === 'reserve' && box.units.includes(id))).length;
      const left = [held && t('leftReserve', { n: held }), waits.length > held && t('leftPlace', { n: waits.length - held })].filter(
        Boolean,
      );
      return { left: [...left, ...ownOrders], lost: [], next: false };
    }
  }
}

/** More kinds of orders than the foot of a phone has room for; the panel names them. */
const MOST_NAMED = 2;

/** What of the game's own could still be done, by the names of its orders. */
function openOwnOrders(state) {
  const open = ownOrdersOf(state).filter(({ fields }) => fields.length);
  if (open.length > MOST_NAMED) return [t('leftOwnMany', { n: open.length })];
  return open.length ? [t('leftOwnOrders', { what: list(open.map(ownOrder => ownOrderTitle(state.book, ownOrder))) })] : [];
}
