/** Selecting units and learning what they can do. */
import { acting } from './state.js';
import { unitsAt, unitOf } from './kit.js';
import { freshUnits } from './left.js';
import { common, groupsOf } from './groups.js';

export function createChoosing(session) {
  const { get, set, api } = session;
  let cache = { view: null, answers: new Map() };

  /** What units that stand together can do; asked once for each position. */
  function ask(units) {
    const { view } = get();
    if (cache.view !== view) cache = { view, answers: new Map() };
    const key = units.join();
    if (!cache.answers.has(key)) cache.answers.set(key, api.units(units));
    return cache.answers.get(key);
  }

  /** What a stack can do as one; unit by unit where it cannot move as one, as in games that move them one at a time. */
  async function answers(group) {
    const options = await ask(group);
    if (options.moves.length || group.length === 1) return [{ units: group, options }];
    return Promise.all(group.map(async id => ({ units: [id], options: await ask([id]) })));
  }

  const ours = id => {
    const { book, view } = get();
    return book.side(id) === view.decision?.side;
  };

  /** The own units in a hex that can still do something, topmost first; all own units if none can. */
  function ready(hex) {
    const units = unitsAt(get().view, hex).filter(unit => ours(unit.id));
    const fresh = units.filter(unit => !unit.marks.some(mark => ['moved', 'waiting', 'disrupted'].includes(mark)));
    return (fresh.length ? fresh : units).map(unit => unit.id);
  }

  /** Chooses the stack in a hex; again, its units one after the other. */
  function cycle(hex) {
    const units = ready(hex);
    const { selected, book } = get();
    const fighters = units.filter(id => book.fights(id));
    const rounds = [...(fighters.length > 1 ? [fighters] : []), ...units.map(id => [id])];
    const now = rounds.findIndex(round => same(round, selected));
    return select(rounds[(now + 1) % rounds.length], hex);
  }

  async function select(units, hex = unitOf(get().view, units[0])?.hex ?? null) {
    set({
      selected: units,
      options: null,
      mode: null,
      pending: null,
      plan: null,
      variants: null,
      hex,
      ...(units.length ? {} : { hover: null }),
    });
    const state = get();
    if (!units.length || !acting(state) || state.view.decision.activity !== 'move') return;
    try {
      const groups = groupsOf(state.view, units);
      const options = groups.length > 1 ? common((await Promise.all(groups.map(answers))).flat()) : await ask(units);
      if (!same(get().selected, units)) return;
      if (get().view !== state.view) return await selectAnew(units);
      if (groups.length > 1) {
        set({ options, mode: options.modes[0] ?? null });
        return;
      }
      if (units.length > 1 && !options.moves.length && !options.overruns.length) return await selectAble(units, hex, state);
      const modes = [...new Set(options.moves.map(move => move.mode))];
      set({ options: { ...options, overruns: shortest(options.overruns), modes }, mode: modes[0] ?? null });
    } catch (problem) {
      session.report(problem);
    }
  }

  /** The table was laid anew while the answer came (a trial began, the stream came back): whoever is still there is asked about again. */
  async function selectAnew(units) {
    const hexes = units.map(id => unitOf(get().view, id)?.hex);
    if (hexes.every(Boolean)) await select(units, hexes[0]);
  }

  /** A stack that cannot move as one: those of it that can, or else the topmost. */
  async function selectAble(units, hex, state) {
    const answers = await Promise.all(units.map(unit => ask([unit])));
    if (!same(get().selected, units)) return undefined;
    if (get().view !== state.view) return selectAnew(units);
    const able = units.filter((_, i) => answers[i].moves.length || answers[i].overruns.length);
    return select(able.length && able.length < units.length ? able : [able[0] ?? units[0]], hex);
  }

  function add(unit) {
    const { selected } = get();
    const hex = unitOf(get().view, unit)?.hex;
    return select(selected.includes(unit) ? selected.filter(id => id !== unit) : [...selected, unit], hex);
  }

  /** All of a unit's formation that can still act; the unit alone if it has none. */
  function formation(unit) {
    const { book } = get();
    const name = book.piece(unit)?.formation;
    const fresh = freshUnits(get()).map(one => one.id);
    const mates = name ? fresh.filter(id => book.piece(id)?.formation === name && book.side(id) === book.side(unit)) : [];
    return mates.length > 1 ? mates : [unit];
  }

  /** The next own unit that has neither moved nor been passed over. */
  function next(step = 1, { unmoved = true } = {}) {
    const { view, selected, book } = get();
    const units = view.units.filter(
      unit =>
        ours(unit.id) &&
        !book.isMarker(unit.id) &&
        (!unmoved || !unit.marks.some(mark => ['moved', 'waiting', 'disrupted'].includes(mark))),
    );
    if (!units.length) return null;
    const at = units.findIndex(unit => unit.id === selected[0]);
    const unit = units[(at + step + units.length) % units.length];
    select([unit.id], unit.hex);
    return unit;
  }

  /** The next own unit that can really do something now, asked of the umpire one after the other; null if there is none. */
  async function nextAble(step = 1) {
    const state = get();
    const units = freshUnits(state);
    const at = units.findIndex(unit => unit.id === state.selected[0]);
    for (let i = 1; i <= units.length; i++) {
      const unit = units[(at + step * i + units.length * (i + 1)) % units.length];
      const { moves, overruns, others } = await ask([unit.id]);
      if (get().view !== state.view) return null;
      if (!moves.length && !overruns.length && !others.length) continue;
      await select([unit.id], unit.hex);
      return unit;
    }
    return null;
  }

  /** The cheapest move to a hex in the mode in hand. */
  function moveTo(hex) {
    const { options, mode } = get();
    return options?.moves.find(move => move.hex === hex && move.mode === mode) ?? null;
  }

  return { select, cycle, add, formation, next, nextAble, moveTo, ready, ours, clear: () => select([], null) };
}

const same = (a, b) => a.length === b.length && a.every((item, i) => item === b[i]);

/** One overrun for each target: the one with the shortest way. */
function shortest(overruns) {
  const best = new Map();
  for (const overrun of overruns) {
    const known = best.get(overrun.target);
    if (!known || overrun.path.length < known.path.length) best.set(overrun.target, overrun);
  }
  return [...best.values()];
}
