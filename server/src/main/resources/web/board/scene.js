import { lookOf } from './counter/look.js';

/** What lies on the map at this moment: units in their stacks and everything that is marked. Painters read it, the board writes it. */
export class Scene {
  /** @type {any} */ grid;
  /** @type {any} */ map;
  /** @type {any} */ kit;

  constructor(grid, map, kit) {
    Object.assign(this, { grid, map, kit });
    const pieces = kit?.pieces ?? [];
    const single = side => pieces.every(piece => piece.side !== side || piece.steps.every(([attack, defence]) => attack === defence));
    const singles = { axis: single('axis'), soviet: single('soviet') };
    this.pieces = new Map(pieces.map(piece => [piece.id, { single: singles[piece.side], ...piece }]));
    this.units = new Map();
    this.stacks = new Map();
    this.selection = new Set();
    this.reach = null;
    this.reachFrom = [];
    this.reachShare = 1;
    this.path = null;
    this.targets = [];
    this.highlights = new Map();
    /** @type {Map<string, any>} */
    this.overlays = new Map([['names', true]]);
    this.hover = -1;
    this.cursor = -1;
    this.fan = -1;
    this.travelling = new Set();
    this.displaced = new Map();
    this.hexMarks = [];
    this.controls = [];
    this.version = 0;
  }

  /** Takes a view; returns whether anything on the map changed. */
  setView(view) {
    const before = this.signature;
    const moved = this.displaced.size > 0;
    this.displaced.clear();
    this.units = new Map(view.units.map(unit => [unit.id, unit]));
    this.hexMarks = this.placed(view.hexMarks);
    this.signature = JSON.stringify([view.units, view.hexMarks]);
    if (this.signature === before && !moved) return false;
    this.restack();
    return true;
  }

  /** Takes where the selection can go; returns whether there was nothing before. */
  setReach(steps) {
    const known = this.placed(steps);
    const fresh = !this.reach && known.length > 0;
    this.reach = known.length ? new Map(known.map(step => [step.hex, step])) : null;
    this.reachFrom = [...this.selection].map(id => this.hexOf(id)).filter(hex => hex >= 0);
    this.reachShare = 1;
    this.version++;
    return fresh;
  }

  setOverlay(kind, data) {
    if (!data) return this.overlays.delete(kind);
    const { hexes = [], lines = [] } = Array.isArray(data) ? { lines: data } : data;
    const shown = {
      hexes: this.placed(hexes),
      lines: lines.map(line => ({ ...line, hexes: this.hexes(line.hexes ?? line.path) })),
      ghosts: this.placed(data.ghosts),
      numbers: this.placed(data.numbers),
    };
    this.overlays.set(kind, data === true ? true : shown);
  }

  /** Printed numbers as hexes, those off the map left out. */
  hexes(names) {
    return (names ?? []).map(name => this.grid.hex(name)).filter(hex => hex >= 0);
  }

  /** Things with a printed number as things with a hex. */
  placed(things) {
    return (things ?? []).map(thing => ({ ...thing, hex: this.grid.hex(thing.hex) })).filter(thing => thing.hex >= 0);
  }

  /** Puts units somewhere else until the next view, as an animation leaves them. */
  displace(ids, hex) {
    for (const id of ids) this.displaced.set(id, hex);
    this.restack();
  }

  restack() {
    this.stacks = new Map();
    for (const unit of this.units.values()) {
      const hex = this.displaced.get(unit.id) ?? this.grid.hex(unit.hex);
      if (hex < 0) continue;
      const entry = { id: unit.id, unit, hex, look: this.look(unit) };
      const stack = this.stacks.get(hex);
      stack ? stack.push(entry) : this.stacks.set(hex, [entry]);
    }
    this.version++;
  }

  piece(id) {
    return this.pieces.get(id) ?? { id, label: id, side: 'axis', kind: 'infantry', size: 'division', steps: [] };
  }

  look(unit) {
    return lookOf(this.piece(unit.id), unit);
  }

  /** The units in a hex, the topmost first, as the view orders them. */
  unitsAt(hex) {
    return (this.stacks.get(hex) ?? []).map(entry => entry.id).reverse();
  }

  /** The counters of a stack from the lowest up, as they are drawn: the selected ones on top, those on their way left out. */
  shown(hex) {
    const stack = (this.stacks.get(hex) ?? []).filter(entry => !this.travelling.has(entry.id));
    const chosen = stack.filter(entry => this.selection.has(entry.id));
    return chosen.length && chosen.length < stack.length ? [...stack.filter(entry => !this.selection.has(entry.id)), ...chosen] : stack;
  }

  hexOf(id) {
    const unit = this.units.get(id);
    return unit ? (this.displaced.get(id) ?? this.grid.hex(unit.hex)) : -1;
  }

  sideAt(hex) {
    const stack = this.stacks.get(hex);
    return stack ? this.piece(stack[0].id).side : null;
  }
}
