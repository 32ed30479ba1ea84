import { halves } from './top/marks.js';
import { wordsOf } from './words.js';

/** What the canvas shows in a hex, as short pieces of text for a screen reader. */
export function describeHex(scene, terrain, hex, language) {
  if (hex < 0) return [];
  const { grid } = scene;
  const words = wordsOf(language);
  const said = sayings(scene, language);
  const out = [grid.name(hex), ...describeGround(scene, terrain, hex, language)];
  for (const zone of scene.overlays.get('zones')?.hexes ?? []) if (zone.hex === hex) out.push(words.zone[zone.side] ?? '');
  for (const lit of scene.highlights.values()) if (lit.some(one => one.hex === hex)) out.push(words.lit);
  const step = scene.reach?.get(hex);
  if (step) out.push(words.cost(halves(step.cost), step.stops));
  const units = scene.unitsAt(hex);
  out.push(...(units.length ? units.map(id => describeUnit(scene, id, language, words, said)) : [words.empty]));
  return out.filter(Boolean);
}

const sayings =
  ({ kit }, language) =>
  (code, own) =>
    kit?.words?.[code]?.[language] ?? own ?? code;

/** What is printed on a hex and what marks lie on it: town, ground, ways, rivers. */
export function describeGround(scene, terrain, hex, language) {
  if (hex < 0) return [];
  const { grid, map } = scene;
  const words = wordsOf(language);
  const name = grid.name(hex);
  const said = sayings(scene, language);
  const out = [];
  const town = terrain.towns.find(t => t.hexes.includes(hex));
  if (town) out.push(town.name[language] ?? town.name.en);
  const ground = Object.keys(map.terrain ?? {}).find(kind => terrainSet(scene, kind).has(name));
  if (ground) out.push(said(ground, words.terrain[ground]));
  for (const [network, word] of [
    ['road', words.road],
    ['rail', words.rail],
  ]) {
    if (networkSet(scene, network).has(name)) out.push(word);
  }
  out.push(...riversBy(scene, terrain, hex, language));
  for (const mark of scene.hexMarks) if (mark.hex === hex && mark.value) out.push(markWords(said(mark.mark), mark));
  return out.filter(Boolean);
}

/** "garrison 2"; a sentence about a hex has its place filled. */
const markWords = (text, { value }) => `${text.replace(/ ?\S* ?\{0\}/, '')}${value > 1 ? ` ${value}` : ''}`;

function describeUnit(scene, id, language, words, said) {
  const unit = scene.units.get(id);
  const piece = scene.piece(id);
  const { look } = scene.stacks.get(scene.hexOf(id)).find(entry => entry.id === id);
  const name = piece.name?.[language] ?? piece.name?.en ?? piece.label ?? id;
  const strength = look.factors.includes('?') ? words.unknown : look.factors.replaceAll('–', ' ');
  const marks = (unit.marks ?? [])
    .filter(mark => mark !== 'untried' || strength !== words.unknown)
    .map(mark => words.marks[mark] ?? said(mark));
  return [name, strength, ...marks, scene.selection.has(id) ? words.selected : ''].filter(Boolean).join(', ');
}

const sets = new WeakMap();
function kept(scene, key, make) {
  if (!sets.has(scene)) sets.set(scene, new Map());
  const own = sets.get(scene);
  if (!own.has(key)) own.set(key, make());
  return own.get(key);
}

const terrainSet = (scene, kind) => kept(scene, `t/${kind}`, () => new Set(scene.map.terrain[kind]));
const networkSet = (scene, network) =>
  kept(scene, `n/${network}`, () => new Set((scene.map.networks?.[network] ?? []).flatMap(link => link.split('-'))));

/** Rivers on the sides of a hex, by name where they have one. */
function riversBy(scene, terrain, hex, language) {
  const banks = kept(scene, `r/${language}`, () => {
    const found = new Map();
    for (const river of terrain.rivers) {
      const name = river.name?.[language] || river.name?.en || wordsOf(language)[river.feature === 'lake' ? 'lake' : 'river'];
      for (const text of river.sides ?? []) {
        const side = scene.grid.side(text);
        if (!side) continue;
        for (const at of [side.hex, scene.grid.neighbour(side.hex, side.k)]) {
          if (at >= 0) found.set(at, (found.get(at) ?? new Set()).add(name));
        }
      }
    }
    return found;
  });
  return [...(banks.get(hex) ?? [])];
}
