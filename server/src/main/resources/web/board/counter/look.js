/** What a counter shows, made from its piece in the kit and the unit in the view. Two units with the same look share a bitmap. */
const ECHELONS = {
  battalion: 'II',
  regiment: 'III',
  brigade: 'X',
  division: 'XX',
  corps: 'XXX',
  army: 'XXXX',
  front: 'XXXXX',
  group: 'XXXXX',
};
const SYMBOLS = {
  armour: 'armour',
  armor: 'armour',
  tank: 'armour',
  panzer: 'armour',
  motorised: 'motorised',
  mechanised: 'motorised',
  panzergrenadier: 'motorised',
  cavalry: 'cavalry',
  mountain: 'mountain',
  hq: 'hq',
  reserve: 'reserve',
  artillery: 'artillery',
  rocket: 'artillery',
  engineer: 'engineer',
  airborne: 'airborne',
  paratroop: 'airborne',
  'anti-tank': 'anti-tank',
  antitank: 'anti-tank',
};
/** What fights no battle of its own, and among it what stands for an economy: these show a picture and no strength. */
const ASSETS = new Set(['factory', 'oil', 'pipeline', 'coal', 'iron', 'ore', 'port']);
const QUIET = new Set(['depot', 'air-base', 'air-fleet', 'leader', 'partisan', ...ASSETS]);
export const isQuiet = symbol => QUIET.has(symbol);
const KIND_SYMBOLS = { light: 'light', security: 'security', guards: 'infantry', reserve: 'reserve', hq: 'hq' };

export function lookOf(piece, unit = {}) {
  const symbol = symbolOf(piece);
  const { number, parent, guards } = readLabel(piece);
  const marks = unit.marks ?? [];
  const look = {
    body: bodyOf(piece, guards, symbol),
    symbol,
    number,
    parent,
    guards,
    echelon: symbol === 'reserve' ? '' : (ECHELONS[piece.size] ?? ''),
    marks: [...marks].filter(mark => mark !== 'untried').sort(),
    pips: pipsOf(piece, unit),
    ...factorsOf(piece, unit, symbol),
  };
  const key = [
    look.body.shape,
    look.body.fill,
    symbol,
    number,
    parent,
    guards,
    look.echelon,
    look.factors,
    look.radius,
    look.pips.join(),
    look.marks.join(),
  ].join('|');
  return { ...look, key };
}

/** A Soviet tank formation with an "m" behind its number is motor rifle. */
function symbolOf(piece) {
  if (piece.kind === 'tank' && /^\d+m$/.test(piece.label)) return 'motorised';
  if (QUIET.has(piece.symbol)) return piece.symbol;
  return KIND_SYMBOLS[piece.kind] ?? SYMBOLS[piece.symbol] ?? SYMBOLS[piece.kind] ?? 'infantry';
}

/** The same look without the badges that only the top counter of a stack carries. */
export function bare(look) {
  const marks = look.marks.filter(mark => mark === 'moved' || mark === 'inactive');
  return marks.length === look.marks.length ? look : { ...look, marks, key: `${look.key}|bare` };
}

function bodyOf(piece, guards, symbol) {
  if (piece.side === 'axis' && piece.nation !== 'german') return { shape: 'chamfered', fill: 'rom', skin: 'rom' };
  if (piece.side === 'axis') return { shape: 'square', fill: 'axis', skin: 'axis' };
  const staff = symbol === 'hq' || symbol === 'reserve' || symbol === 'leader';
  const fill = guards ? 'guard' : ASSETS.has(symbol) ? 'asset' : staff ? 'shq' : 'sov';
  return { shape: 'round', fill, skin: 'sov' };
}

/**
 * "201/23": 201st of the 23rd. "14G": 14th Guards, "3 GC" 3rd Guards Cavalry, "5 Sh" 5th with a word behind it. "2R" and "23m" say what
 * shape and symbol already tell. Where a side has several allies, each bears the first letters of its nation.
 */
function readLabel(piece) {
  const label = String(piece.label ?? piece.id ?? '').trim();
  if (ASSETS.has(piece.symbol)) return { number: '', parent: '', guards: false };
  const [own, formation = piece.tag ?? ''] = label.split('/');
  const soviet = piece.side === 'soviet';
  const guards = soviet && (piece.kind === 'guards' || /^\d+\s*G[A-Z]?$/i.test(own));
  let number = guards ? own.replace(/\s*G[A-Z]?$/i, '') : own;
  let parent = formation;
  const [, figure, word] = (soviet && number.match(/^(\d+) (\D+)$/)) || [];
  if (word) [number, parent] = [figure, word];
  if (piece.nation === 'romanian') number = number.replace(/\s*R$/, '');
  if (piece.symbol === 'motorised' || piece.kind === 'tank') number = number.replace(/^(\d+)m$/, '$1');
  if (piece.kind === 'reserve' && /^\d+$/.test(number)) number += 'A';
  return { number, parent, guards };
}

/** Sides that print one combat figure show it once; an unknown one is a question mark. */
function factorsOf(piece, unit, symbol) {
  const printed = piece.steps?.[0] ?? [];
  const pick = (name, i) => (unit[name] === undefined ? printed[i] : unit[name]);
  const untold = unit.attack === undefined && !printed[0] && !printed[1];
  const [attack, defence, movement] = untold
    ? [null, null, pick('movement', 2)]
    : [pick('attack', 0), pick('defence', 1), pick('movement', 2)];
  const show = value => (value === null || value === undefined ? '?' : half(value));
  if (symbol === 'hq') return { factors: show(movement), radius: String(unit.rating ?? (piece.rating || '')) };
  if (QUIET.has(symbol)) return { factors: movement ? show(movement) : '', radius: piece.rating ? String(piece.rating) : '' };
  if (symbol === 'reserve') return { factors: movement ? show(movement) : '', radius: '' };
  const single = piece.single ?? false;
  const unknown = attack === null || attack === undefined;
  const strength = (unknown && (defence ?? null) === null) || single ? [attack] : [attack, defence];
  return { factors: [...strength, movement].map(show).join('–'), radius: '' };
}

/** Steps left and steps lost, for units that have more than one. */
function pipsOf(piece, unit) {
  const all = piece.kind === 'hq' ? 1 : (piece.steps?.length ?? 1);
  const left = unit.steps ?? all;
  return all > 1 && all < 7 ? [Math.min(left, all), Math.max(0, all - left)] : [0, 0];
}

function half(value) {
  return Number.isInteger(value) ? String(value) : `${Math.floor(value) || ''}½`;
}
