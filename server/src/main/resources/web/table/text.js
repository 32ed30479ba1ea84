/** Orders and events in words. */
import { t, tr, list, halves } from '../page/i18n.js';
import { whoOf } from './answers.js';
import { capital } from './kit.js';

const MANY = 7;

function names(book, ids) {
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

/** A game's own order in its own words: `order-TYPE`, or `order-TYPE-none` where it names no unit, filled with its fields in their order. */
function ownText(book, order) {
  const fields = book.ownOrders[order.type] ?? [];
  const details = fields.map(field => valueText(book, field, order[field.name]));
  const nobody = fields.some(field => field.kind === 'units' && !order[field.name]?.length);
  const own = (nobody && book.word(`order-${order.type}-none`, details, '')) || book.word(`order-${order.type}`, details, '');
  return own || [ownOrderTitle(book, order.type), details.filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

/** What a type of order is called where no order of it is meant yet: `orders-TYPE`. */
export function ownOrderTitle(book, type) {
  return (
    book.word(`orders-${type}`, [], '') ||
    (/\{\d\}/.test(book.word(`order-${type}`)) ? '' : book.word(`order-${type}`, [], '')) ||
    capital(type.replaceAll('-', ' '))
  );
}

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
      return value.at(-1) ?? '';
    case 'word':
      return book.word(`value-${type}-${name}-${value}`, [], '') || book.word(value);
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

/** What kind of line an event is, for the filters of the log. */
export const KINDS = {
  moved: 'moves',
  placed: 'moves',
  rolled: 'combat',
  revealed: 'combat',
  fought: 'combat',
  'step-lost': 'combat',
  eliminated: 'combat',
  retreated: 'combat',
  advanced: 'combat',
  'supply-judged': 'supply',
  replaced: 'combat',
  scored: 'points',
  'control-changed': 'points',
  'phase-began': 'phases',
  noted: 'other',
};

/** An event as a sentence; a result in brackets is its rule. */
export function eventText(book, event) {
  const who = names(book, event.units ?? (event.unit ? [event.unit] : []));
  switch (event.type) {
    case 'phase-began':
      return t(event.turn ? 'event.phase' : 'event.setUp', {
        turn: event.turn,
        phase: tr(book.phase(event.phase)?.name) || book.word(`phase-${event.phase}`, [], '') || book.word(event.phase, [], ''),
      });
    case 'rolled':
      return t('event.rolled', { what: book.word(event.purpose), value: event.value });
    case 'moved': {
      const mode = event.mode === 'march' ? '' : ` (${book.word(event.mode)})`;
      const cost = event.halfPoints ? t('event.cost', { cost: halves(event.halfPoints) }) : '';
      return t('event.moved', { who, from: event.from ?? t('offMap'), to: event.path.at(-1), mode, cost });
    }
    case 'placed':
      return event.hex ? t('event.placed', { who, hex: event.hex }) : t('event.removed', { who });
    case 'supply-judged':
      return event.unsupplied.length
        ? t('event.unsupplied', { who: names(book, event.unsupplied) })
        : t('event.supplied', { side: t(`side.${event.side}`) });
    case 'revealed':
      return t('event.revealed', { who, attack: event.attack, defence: event.defence });
    case 'fought':
      return t(event.report.overrun ? 'event.overran' : 'event.fought', {
        who: names(book, event.report.attackers),
        hex: list(event.report.targets),
        column: dash(event.report.column),
        die: event.die,
        result: event.result,
      });
    case 'step-lost':
      return event.stepsLeft ? t('event.stepLost', { who, n: event.stepsLeft }) : t('event.eliminated', { who });
    case 'eliminated':
      return t('event.eliminated', { who });
    case 'retreated':
      return t('event.retreated', { who, hex: event.path.at(-1) });
    case 'advanced':
      return t('event.advanced', { who, hex: event.path.at(-1) });
    case 'scored':
      return t('event.scored', { side: t(`side.${event.side}`), n: event.points, why: book.word(event.reason) });
    case 'replaced':
      return t('event.replaced', { who, by: names(book, [event.by]) });
    case 'control-changed':
      return t('event.control', { side: t(`side.${event.side}`), hex: event.hex });
    case 'match-ended':
      return t('event.ended');
    case 'noted':
      return book.word(event.code, event.details ?? []);
    default:
      return book.word(event.type);
  }
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

/**
 * A result of the combat table in words that fit who reads them: `attacker`, `defender`, or nobody. A game's own words
 * (`result-CODE`) are the attacker's.
 */
export function resultText(book, result, reader = 'attacker') {
  const own = reader === 'attacker' ? book.word(`result-${result}`, [], '') : book.word(`result-${result}-${reader}`, [], '');
  if (own) return own;
  if (result === 'Eng' || result === 'NE') return t(`result.${result}`);
  const parts = partsOf(result);
  if (!parts.length) return '';
  const person = who => (reader === 'attacker' || reader === 'defender' ? (who === reader ? 'you' : 'they') : who);
  if (parts.length === 1) return t(`result.${person(parts[0].who)}${parts[0].n ? '' : '.gone'}`, parts[0]);
  return parts.map(({ who, n }, i) => t(`result.short.${person(who)}${n ? '' : '.gone'}${i ? '.then' : ''}`, { n })).join(', ');
}

/** "D2/A1" is the defender 2, then the attacker 1; "1/2" the attacker 1 and the defender 2. */
function partsOf(result) {
  const both = result.match(/^(\d)\/(\d)$/);
  if (both)
    return [
      { who: 'attacker', n: Number(both[1]) },
      { who: 'defender', n: Number(both[2]) },
    ];
  return result
    .split('/')
    .map(part => part.match(/^([AD])(\d|e)$/i))
    .filter(Boolean)
    .map(([, who, n]) => ({ who: who.toUpperCase() === 'A' ? 'attacker' : 'defender', n: Number(n) || 0 }));
}

/** Which side of a combat the one who looks on is on. */
export function readerOf({ match, book }, report) {
  const side = book.side(report.attackers[0]);
  return match.seat === side ? 'attacker' : match.seat === 'axis' || match.seat === 'soviet' ? 'defender' : 'nobody';
}

/** Good, mixed, even or bad for the attacker. */
export function resultKind(result) {
  if (result === 'Eng') return 'even';
  const { attacker, defender } = suffering(result);
  if (defender) return attacker ? 'mixed' : 'good';
  return attacker ? 'bad' : 'even';
}

/** Whom a result hurts: "D2/A1" names them, "1/R" has the attacker's part before the stroke and the defender's behind it, an asterisk for what a rule may add. */
export function suffering(result) {
  if (result === 'Eng') return { attacker: true, defender: true };
  const parts = /^([-\dREe*]+)\/([-\dREe*]+)$/.exec(result);
  if (!parts) return { attacker: result.includes('A'), defender: result.includes('D') };
  const [attacker, defender] = parts.slice(1).map(part => !/^[-0*]$/.test(part));
  return { attacker, defender };
}
