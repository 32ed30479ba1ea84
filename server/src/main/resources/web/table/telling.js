/** Events and results in words: what is told once something has happened, or is about to. */
import { t, tr, list, halves } from '../page/i18n.js';
import { dash, names } from './text.js';

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
