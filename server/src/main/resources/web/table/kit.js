/** The kit of a game, made quick to ask: names of units, words for codes, phases and dates. */
import { callSides, t, tr } from '../page/i18n.js';
import { settings } from '../page/settings.js';
import { dress } from '../board/counter/look.js';

/** A counter that stands for others has its name alone. */
const UNKNOWN = '?';

/** @param {() => void} missed is called when a word is wanted that has not come yet */
export function indexKit(kit, missed = () => {}) {
  for (const piece of kit.pieces) piece.dress = dress(piece, kit.counters);
  const pieces = new Map(kit.pieces.map(piece => [piece.id, piece]));
  const words = kit.words ?? {};
  callSides(words);
  const phases = new Map([...(kit.setUp ?? []), ...kit.phases].map(phase => [phase.id, phase]));
  const citations = kit.citations ?? {};
  const dates = new Map((kit.turns ?? []).map(turn => [turn.turn, turn.date]));

  const single = Object.fromEntries(
    ['axis', 'soviet'].map(side => [
      side,
      kit.pieces.every(piece => piece.side !== side || piece.steps.every(([attack, defence]) => attack === defence)),
    ]),
  );

  const book = {
    kit,
    /** Those whose texts are there. */
    languages: new Set([settings.get().language]),
    pieces,
    piece: id => pieces.get(id),
    side: id => pieces.get(id)?.side,
    /** The full name: "79th Infantry Division". */
    name: id => tr(pieces.get(id)?.name) || id,
    /** What is printed on the counter and the kind of unit: "79 Inf". */
    short(id) {
      const piece = pieces.get(id);
      if (!piece) return id;
      const label = tr(piece.label);
      return label && label !== UNKNOWN ? `${label} ${book.word(`short-${piece.kind}`, [], '') || book.word(piece.kind)}` : book.name(id);
    },
    /** What the game's own orders are made of, by type. */
    ownOrders: fieldsByType(kit.orders),
    /** What the orders are made of that all games share. */
    shared: fieldsByType(kit.shared),
    /** What orders of a type are made of, whoever has defined it. */
    fields: type => book.ownOrders[type] ?? book.shared[type] ?? [],
    /** Whether an order is about a unit. */
    namesUnit: (order, id) =>
      book
        .fields(order.type)
        .some(({ name, kind }) => (kind === 'unit' && order[name] === id) || (kind === 'units' && order[name]?.includes(id))),
    has: code => code in words,
    /** The rule to quote for something the page itself says. */
    cites: subject => citations[subject],
    /** What is said of a unit in a state: "moved". */
    mark(code) {
      const [, plain, number] = code.match(/^(.+)-(\d+)$/) ?? [];
      if (plain && plain in words) return book.word(plain, [{ number }]);
      return book.word(code, [], '') || t(`mark.${code}`);
    },
    /** A way of moving: "Rail". */
    mode: code => capital(book.word(`mode-${code}`, [], '') || book.word(code)),
    /** A sentence of the game, its places filled with units, hexes, numbers and other words. */
    word(code, details = [], otherwise = code) {
      const text = tr(words[code]);
      if (!text && otherwise === code) missed();
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
    /** What a formation is called: the game's word, or what the names of all its units end in. */
    formation(id) {
      if (id in words) return tr(words[id]);
      const tails = new Set(
        kit.pieces.filter(piece => piece.formation === id).map(piece => tr(piece.name).split(', ').slice(1).join(', ')),
      );
      return tails.size === 1 && [...tails][0] ? [...tails][0] : book.word(id);
    },
    phase: id => phases.get(id),
    date: turn => dates.get(turn),
    turns: kit.turns?.length ?? 0,
    isHq: id => pieces.get(id)?.dress.role === 'staff',
    isMarker: id => pieces.get(id)?.dress.role === 'marker',
    /** Whether it is a thing rather than troops: a depot, a factory. */
    isQuiet: id => ['thing', 'flight'].includes(pieces.get(id)?.dress.role),
    /** Whether it flies: its figures are air combat, support and interdiction. */
    isFlight: id => pieces.get(id)?.dress.role === 'flight',
    fights: id => !book.isHq(id) && !book.isMarker(id) && !book.isQuiet(id),
    steps: id => pieces.get(id)?.steps ?? [],
    /** Whether a side's counters bear one figure for attack and defence. */
    oneFigure: side => single[side],
  };
  return book;
}

const fieldsByType = (orders = {}) =>
  Object.fromEntries(Object.entries(orders).map(([type, fields]) => [type, fields.map(field => ({ ...field, type }))]));

/** Puts the texts of a second language beside those of the first, wherever they stand in a kit. */
export function addTexts(into, from) {
  for (const [key, value] of Object.entries(from)) {
    if (value !== null && typeof value === 'object') addTexts(into[key], value);
    else into[key] ??= value;
  }
}

export const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

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
  if (book.isFlight(id)) return piece.steps[0].some(Boolean) ? piece.steps[0].join('–') : '';
  if (book.isQuiet(id)) return movement ? String(movement) : '';
  if (book.isHq(id)) return `${known(piece.rating)}–${known(movement)}`;
  const blank = !unit && !attack && !defence;
  if (blank || unit?.marks?.includes('untried') || attack === null || attack === undefined) return `?–${known(movement)}`;
  return book.oneFigure(piece.side) ? `${attack}–${known(movement)}` : `${attack}–${known(defence)}–${known(movement)}`;
}
