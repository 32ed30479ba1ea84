/**
 * The hexes of a map file: numbers, centres, neighbours, corners. All lengths are in hexes, the distance between two neighbouring
 * centres; x runs right and y down from the centre of the first hex, as in the map's own drawing. A hex is an index; names are the
 * printed numbers. Directions run clockwise from north (flat) or north-east (pointy); side k lies between corners k and k + 1.
 */
const SQRT3_2 = Math.sqrt(3) / 2;
const COMPASS = { flat: ['n', 'ne', 'se', 's', 'sw', 'nw'], pointy: ['ne', 'e', 'se', 'sw', 'w', 'nw'] };

export const NONE = -1;

export class Grid {
  constructor({ grid, numbering }) {
    this.flat = grid.orientation === 'flat';
    this.columns = grid.columns;
    this.rows = grid.rows;
    this.shiftedParity = grid.shiftedParity;
    this.size = grid.columns * grid.rows;
    this.compass = COMPASS[this.flat ? 'flat' : 'pointy'];
    this.corners = Array.from({ length: 6 }, (_, k) => {
      const angle = ((this.flat ? -30 : 0) + 60 * k) * (Math.PI / 180);
      return [Math.sin(angle) / Math.sqrt(3), -Math.cos(angle) / Math.sqrt(3)];
    });
    this.x = new Float64Array(this.size);
    this.y = new Float64Array(this.size);
    this.neighbours = new Int32Array(this.size * 6);
    for (let hex = 0; hex < this.size; hex++) this.#place(hex);
    this.#number(numbering);
    this.bounds = this.#measure();
  }

  at(column, row) {
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? NONE : row * this.columns + column;
  }

  /** The index of a printed number, or NONE. */
  hex(name) {
    return this.byName.get(name) ?? NONE;
  }

  name(hex) {
    return this.names[hex];
  }

  neighbour(hex, direction) {
    return this.neighbours[hex * 6 + direction];
  }

  direction(from, to) {
    for (let k = 0; k < 6; k++) if (this.neighbours[from * 6 + k] === to) return k;
    return NONE;
  }

  centre(hex) {
    return [this.x[hex], this.y[hex]];
  }

  corner(hex, k) {
    const [dx, dy] = this.corners[k % 6];
    return [this.x[hex] + dx, this.y[hex] + dy];
  }

  /** The hex that holds a point, or NONE off the sheet. */
  nearest(x, y) {
    const column = Math.round(this.flat ? x / SQRT3_2 : x);
    const row = Math.round(this.flat ? y : y / SQRT3_2);
    let best = NONE;
    let bestDistance = 0.334;
    for (let r = row - 1; r <= row + 1; r++) {
      for (let c = column - 1; c <= column + 1; c++) {
        const hex = this.at(c, r);
        if (hex === NONE) continue;
        const distance = (this.x[hex] - x) ** 2 + (this.y[hex] - y) ** 2;
        if (distance < bestDistance) {
          bestDistance = distance;
          best = hex;
        }
      }
    }
    return best;
  }

  distance(a, b) {
    const dx = Math.abs(this.x[a] - this.x[b]);
    const dy = Math.abs(this.y[a] - this.y[b]);
    const [along, across] = this.flat ? [dx, dy] : [dy, dx];
    const lines = along / SQRT3_2;
    return Math.round(lines + Math.max(0, across - lines / 2));
  }

  /** The two ends of a side written as "0819-ne", clockwise round that hex, or null. */
  side(name) {
    const dash = name.lastIndexOf('-');
    const hex = this.hex(name.slice(0, dash));
    const k = this.compass.indexOf(name.slice(dash + 1));
    return hex === NONE || k < 0 ? null : { hex, k, a: this.corner(hex, k), b: this.corner(hex, k + 1) };
  }

  /** Sides in order as one run of corners; the first side is turned to meet the second. */
  chain(names) {
    const sides = names.map(name => this.side(name)).filter(Boolean);
    const same = (p, q) => Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]) < 0.01;
    if (!sides.length) return [];
    const [first, second] = sides;
    const turned = second && (same(first.a, second.a) || same(first.a, second.b));
    const out = turned ? [first.b, first.a] : [first.a, first.b];
    for (const { a, b } of sides.slice(1)) out.push(same(out.at(-1), a) ? b : a);
    return out;
  }

  /** The closed outlines of a set of hexes, each a loop of corners with the set on its right hand. */
  outlines(hexes) {
    const set = hexes instanceof Set ? hexes : new Set(hexes);
    const key = p => `${Math.round(p[0] * 100)},${Math.round(p[1] * 100)}`;
    const next = new Map();
    for (const hex of set) {
      for (let k = 0; k < 6; k++) {
        if (set.has(this.neighbour(hex, k))) continue;
        const a = this.corner(hex, k);
        const edge = { a, b: this.corner(hex, k + 1) };
        const waiting = next.get(key(a));
        waiting ? waiting.push(edge) : next.set(key(a), [edge]);
      }
    }
    const loops = [];
    for (const [start, edges] of next) {
      while (edges.length) {
        const loop = [];
        let at = start;
        do {
          const edge = next.get(at).pop();
          loop.push(edge.a);
          at = key(edge.b);
        } while (at !== start && next.get(at)?.length);
        loops.push(loop);
      }
    }
    return loops;
  }

  #place(hex) {
    const column = hex % this.columns;
    const row = (hex - column) / this.columns;
    const shifted = line => (line & 1) === this.shiftedParity;
    this.x[hex] = this.flat ? column * SQRT3_2 : column + (shifted(row) ? 0.5 : 0);
    this.y[hex] = this.flat ? row + (shifted(column) ? 0.5 : 0) : row * SQRT3_2;
    const o = shifted(this.flat ? column : row) ? 0 : -1;
    const steps = this.flat
      ? [
          [0, -1],
          [1, o],
          [1, o + 1],
          [0, 1],
          [-1, o + 1],
          [-1, o],
        ]
      : [
          [o + 1, -1],
          [1, 0],
          [o + 1, 1],
          [o, 1],
          [-1, 0],
          [o, -1],
        ];
    steps.forEach(([dc, dr], k) => (this.neighbours[hex * 6 + k] = this.at(column + dc, row + dr)));
  }

  #number({ digits, columnsFrom, rowsFrom, sheets }) {
    this.names = new Array(this.size).fill('');
    this.byName = new Map();
    for (const { prefix, columns, rows } of sheets) {
      for (let row = rows[0]; row <= rows[1]; row++) {
        for (let column = columns[0]; column <= columns[1]; column++) {
          const c = 1 + (columnsFrom === 'right' ? columns[1] - column : column - columns[0]);
          const r = 1 + (rowsFrom === 'bottom' ? rows[1] - row : row - rows[0]);
          const name = prefix + String(digits === 'row-column' ? r * 100 + c : c * 100 + r).padStart(4, '0');
          this.names[this.at(column, row)] = name;
          this.byName.set(name, this.at(column, row));
        }
      }
    }
  }

  #measure() {
    const across = Math.max(...this.corners.map(c => c[0]));
    const down = Math.max(...this.corners.map(c => c[1]));
    return {
      left: Math.min(...this.x) - across,
      right: Math.max(...this.x) + across,
      top: Math.min(...this.y) - down,
      bottom: Math.max(...this.y) + down,
    };
  }
}
