/** What could still be done in a phase, as a sentence. */
import { t, list } from '../page/i18n.js';
import { deedTitle } from './text.js';

export function whatIsLeft({ view, book, choices }) {
  const own = view.units.filter(unit => book.side(unit.id) === view.decision.side && !book.isMarker(unit.id));
  switch (view.decision.activity) {
    case 'move': {
      const n = own.filter(unit => !unit.marks.some(mark => ['moved', 'waiting', 'disrupted'].includes(mark))).length;
      return n ? t('leftMove', { n }) : '';
    }
    case 'attack': {
      const n = choices?.targets?.length ?? 0;
      return n ? t('leftAttack', { n }) : '';
    }
    case 'set-up': {
      const n = (choices?.places ?? []).filter(place => !view.units.some(unit => unit.id === place.unit)).length;
      return n ? t('leftPlace', { n }) : openDeeds(choices, book);
    }
    default:
      return openDeeds(choices, book);
  }
}

/** What of the game's own could still be done, by the names of its orders. */
function openDeeds(choices, book) {
  const types = [...new Set((choices?.orders ?? []).map(order => order.type).filter(type => book.ownOrders[type]?.length))];
  return types.length ? t('leftDeeds', { what: list(types.map(type => deedTitle(book, type))) }) : '';
}
