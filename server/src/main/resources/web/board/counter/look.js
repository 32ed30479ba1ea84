/**
 * What a counter shows, made from its piece in the kit and the unit in the view. What its body, sign and label are like the game says in
 * its table.yaml, line by line. Two units with the same look share a bitmap.
 */
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
const ROLES = { hq: 'staff', reserve: 'marker' };
const BODIES = { axis: { body: 'square', fill: 'axis' }, soviet: { body: 'round', fill: 'sov' } };
const FIELDS = ['side', 'nation', 'kind', 'symbol'];

/**
 * How a game dresses a piece: its body, sign and what is printed at the left and at the right.
 *
 * @param {any} piece
 * @param {{when: Record<string, string>, as: Record<string, string>}[]} lines
 */
export function dress(piece, lines = []) {
  let out = {
    ...(BODIES[piece.side] ?? BODIES.axis),
    sign: piece.symbol ?? 'infantry',
    number: String(piece.label ?? piece.id ?? ''),
    parent: '',
    star: '',
    role: ROLES[piece.symbol] ?? 'unit',
  };
  for (const { when, as } of lines) {
    if (!FIELDS.every(field => when[field] === undefined || when[field] === piece[field])) continue;
    const read = when.label === undefined ? {} : readLabel(when.label, String(piece.label ?? ''));
    if (read) out = { ...out, ...read, ...as, number: (as.number ?? '{number}').replace('{number}', read.number ?? out.number) };
  }
  return out;
}

/** What a label like "{number}/{parent}" finds in another; null if it does not fit. */
function readLabel(pattern, label) {
  const names = [...pattern.matchAll(/\{(number|parent)\}/g)].map(([, name]) => name);
  const parts = pattern.split(/\{(?:number|parent)\}/).map(text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = label.match(new RegExp(`^${parts.join('([^ /]+?)')}$`));
  return found && Object.fromEntries(names.map((name, i) => [name, found[i + 1]]));
}

export function lookOf(piece, unit = {}) {
  const { body, fill, sign, number, parent, star, role } = piece.dress ?? dress(piece);
  const look = {
    body: { shape: body, fill, skin: fill === 'axis' || fill === 'rom' ? fill : 'sov' },
    symbol: sign,
    number,
    parent,
    guards: Boolean(star),
    band: piece.band ?? '',
    echelon: role === 'marker' ? '' : (ECHELONS[piece.size] ?? ''),
    marks: (unit.marks ?? []).filter(mark => mark !== 'untried').sort(),
    pips: pipsOf(piece, unit),
    ...factorsOf(piece, unit, role),
  };
  const { shape } = look.body;
  return {
    ...look,
    key: [shape, fill, sign, number, parent, star, look.band, look.echelon, look.factors, look.radius, look.pips, look.marks].join('|'),
  };
}

/** The same look without the badges that only the top counter of a stack carries. */
export function bare(look) {
  const marks = look.marks.filter(mark => mark === 'moved' || mark === 'inactive');
  return marks.length === look.marks.length ? look : { ...look, marks, key: `${look.key}|bare` };
}

/** Sides that print one combat figure show it once; an unknown one is a question mark. */
function factorsOf(piece, unit, role) {
  const printed = piece.steps?.[0] ?? [];
  const pick = (name, i) => (unit[name] === undefined ? printed[i] : unit[name]);
  const untold = unit.attack === undefined && !printed[0] && !printed[1];
  const [attack, defence, movement] = untold
    ? [null, null, pick('movement', 2)]
    : [pick('attack', 0), pick('defence', 1), pick('movement', 2)];
  const show = value => (value === null || value === undefined ? '?' : half(value));
  if (role === 'staff') return { factors: show(movement), radius: String(unit.rating ?? (piece.rating || '')) };
  if (role === 'thing') return { factors: movement ? show(movement) : '', radius: piece.rating ? String(piece.rating) : '' };
  if (role === 'flight') return { factors: printed.some(Boolean) ? printed.map(show).join('–') : '', radius: '' };
  if (role === 'marker') return { factors: movement ? show(movement) : '', radius: '' };
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
