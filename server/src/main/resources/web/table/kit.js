/** The kit of a game, made quick to ask: names of units, words for codes, phases and dates. */
import { t, tr } from '../page/i18n.js';

export function indexKit(kit) {
  const pieces = new Map(kit.pieces.map(piece => [piece.id, piece]));
  const words = kit.words ?? {};
  const phases = new Map([...(kit.setUp ?? []), ...kit.phases].map(phase => [phase.id, phase]));
  const dates = new Map((kit.turns ?? []).map(turn => [turn.turn, turn.date]));

  const book = {
    kit,
    pieces,
    piece: id => pieces.get(id),
    side: id => pieces.get(id)?.side,
    /** The full name: "79th Infantry Division". */
    name: id => tr(pieces.get(id)?.name) || id,
    /** What is printed on the counter and the kind of unit: "79 Inf". */
    short(id) {
      const piece = pieces.get(id);
      if (!piece) return id;
      const kind = t(`short.${piece.kind}`);
      return `${tr(piece.label) || id} ${kind.startsWith('short.') ? book.word(piece.kind) : kind}`;
    },
    has: code => code in words,
    /** A sentence of the game, its places filled with units, hexes, numbers and other words. */
    word(code, details = [], otherwise = code) {
      const text = tr(words[code]);
      if (!text) return otherwise;
      return details.length ? text.replace(/\{(\d)\}/g, (whole, i) => (details[i] === undefined ? whole : book.detail(details[i]))) : text;
    },
    detail(detail) {
      if (detail === null || typeof detail !== 'object') return String(detail);
      if (detail.unit !== undefined) return book.name(detail.unit);
      if (detail.hex !== undefined) return detail.hex;
      if (detail.number !== undefined) return String(detail.number);
      if (detail.key !== undefined) return book.word(detail.key);
      return '';
    },
    phase: id => phases.get(id),
    date: turn => dates.get(turn),
    turns: kit.turns?.length ?? 0,
    isHq: id => pieces.get(id)?.symbol === 'hq',
    isMarker: id => pieces.get(id)?.symbol === 'reserve',
    fights: id => !book.isHq(id) && !book.isMarker(id),
    steps: id => pieces.get(id)?.steps ?? [],
  };
  return book;
}

/** Units by hex, the topmost first. */
export function unitsAt(view, hex) {
  return view ? view.units.filter(unit => unit.hex === hex).reverse() : [];
}

export const unitOf = (view, id) => view?.units.find(unit => unit.id === id);

/** "9-8" or "4-5-7", with a question mark for what is not known. */
export function figures(book, id, unit) {
  const piece = book.piece(id);
  if (!piece) return '';
  const known = value => (value === null || value === undefined ? '?' : value);
  const [attack, defence, movement] = unit ? [unit.attack, unit.defence, unit.movement] : (piece.steps?.[0] ?? []);
  if (book.isMarker(id)) return '';
  if (book.isHq(id)) return `${known(piece.rating)}–${known(movement)}`;
  const blank = !unit && !attack && !defence;
  if (blank || unit?.marks?.includes('untried') || attack === null || attack === undefined) return `?–${known(movement)}`;
  return piece.side === 'axis' ? `${attack}–${known(movement)}` : `${attack}–${known(defence)}–${known(movement)}`;
}
