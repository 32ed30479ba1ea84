/** Orders in words, and what of a combat is always told. */
import { t, list } from '../page/i18n.js';
import { whoOf } from './answers.js';
import { capital } from './kit.js';

const MANY = 7;
const MANY_KINDS = 3;

export function names(book, ids) {
  const shown = ids.map(id => book.short(id));
  return shown.length > MANY + 1 ? t('andOthers', { who: shown.slice(0, MANY).join(', '), n: shown.length - MANY }) : list(shown);
}

/** What a button that gives this order says. */
export function orderText(book, order) {
  const who = names(book, whoOf(order));
  switch (order.type) {
    case 'end-phase':
      return t('order.end');
    case 'reply':
      return replyText(book, order.answer);
    case 'lose':
      return losses(book, order.units);
    case 'retreat':
      return t('order.retreat', { who, hex: order.path.at(-1), via: order.path.join(' › ') });
    case 'advance':
      return t('order.advance', { who, hex: order.path.at(-1) });
    case 'move':
      return t('order.move', { who, hex: order.path.at(-1) });
    case 'overrun':
      return t('order.overrun', { who, hex: order.target });
    case 'place':
      return t('order.place', { who, hex: order.hex });
    case 'attack':
      return t('order.attack', { who, hex: list(order.targets) });
    default:
      return ownText(book, order);
  }
}

/** A game's own order in its own words: `order-TYPE`, or `order-TYPE-none` where it names no unit, `order-TYPE-nowhere` where no hex, filled with its fields in their order. */
function ownText(book, order) {
  const fields = book.ownOrders[order.type] ?? [];
  const details = fields.map(field => valueText(book, field, order[field.name]));
  const nobody = fields.some(field => field.kind === 'units' && !order[field.name]?.length);
  const nowhere = fields.some(field => field.kind === 'hexes' && !order[field.name]?.length);
  const own =
    (nobody && book.word(`order-${order.type}-none`, details, '')) ||
    (nowhere && book.word(`order-${order.type}-nowhere`, details, '')) ||
    book.word(`order-${order.type}`, details, '');
  return own || [ownOrderTitle(book, order), details.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

/** The name of a type of order where no order of it is meant yet: `orders-TYPE`; of an order of all games, with the kinds of units it is about. */
export function ownOrderTitle(book, { type, orders = [] }) {
  if (type in book.shared) {
    const kinds = [...new Set(orders.flatMap(whoOf).map(id => book.piece(id)?.kind))];
    return t(`orders.${type}`, { who: list(kinds.slice(0, MANY_KINDS).map(kind => book.word(kind))) });
  }
  return (
    book.word(`orders-${type}`, [], '') ||
    (/\{\d\}/.test(book.word(`order-${type}`)) ? '' : book.word(`order-${type}`, [], '')) ||
    capital(type.replaceAll('-', ' '))
  );
}

/** What a field of a game's own order asks for: `field-TYPE-NAME`, or `field-NAME`. */
export const fieldTitle = (book, { type, name, kind }) =>
  book.word(`field-${type}-${name}`, [], '') || book.word(`field-${name}`, [], '') || t(`field.${kind}`);

/** A field of an order as one reads it; a number or a word may have words of its own, `value-TYPE-NAME-VALUE`. */
export function valueText(book, { type, name, kind }, value) {
  if (value === null || value === undefined) return t('nothing');
  if (kind === 'number') return book.word(`value-${type}-${name}-${value}`, [], String(value));
  switch (kind) {
    case 'unit':
      return book.name(value);
    case 'units':
      return names(book, value);
    case 'hexes':
      return value.at(-1) ?? book.word(`value-${type}-${name}-none`, [], '');
    case 'word':
    case 'flag':
      return book.word(`value-${type}-${name}-${value}`, [], '') || book.word(String(value));
    default:
      return String(value);
  }
}

/** The game's words for an answer, or the page's. */
function replyText(book, answer) {
  const own = book.word(`reply-${answer}`, [], '');
  if (own) return own;
  return t(`reply.${answer}`) === `reply.${answer}` ? capital(book.word(answer)) : t(`reply.${answer}`);
}

function losses(book, units) {
  const counts = new Map();
  for (const id of units) counts.set(id, (counts.get(id) ?? 0) + 1);
  return list([...counts].map(([id, n]) => t('order.lose', { n, who: book.short(id) })));
}

/** The hex to look at for an event, if there is one. */
export function eventHex(event) {
  if (event.report) return event.report.targets[0];
  if (event.path?.length) return event.path.at(-1);
  return event.hex ?? event.details?.find(detail => detail?.hex)?.hex ?? null;
}

export const dash = odds => String(odds).replace('-', '–');

/** The column a combat will be fought on, or the likeliest while dice or strengths are open. */
export function columnOf({ report, columns }) {
  if (!columns?.length) return { column: report.column, chance: 1 };
  return columns.reduce((best, one) => (one.chance > best.chance ? one : best));
}
