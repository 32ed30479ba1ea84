/** Things by the square of the map they lie in, so that only what is near is looked at. */
export class Cells {
  constructor(perHex = 1) {
    this.perHex = perHex;
    this.squares = new Map();
  }

  add(x, y, thing) {
    const key = this.#key(Math.floor(x * this.perHex), Math.floor(y * this.perHex));
    const square = this.squares.get(key);
    square ? square.push(thing) : this.squares.set(key, [thing]);
  }

  /** Calls back with everything in the squares that a box touches. */
  within(left, top, right, bottom, callback) {
    const { perHex } = this;
    for (let j = Math.floor(top * perHex); j <= Math.floor(bottom * perHex); j++) {
      for (let i = Math.floor(left * perHex); i <= Math.floor(right * perHex); i++) {
        const square = this.squares.get(this.#key(i, j));
        if (square) for (const thing of square) callback(thing);
      }
    }
  }

  #key(i, j) {
    return (i + 4096) * 8192 + j + 4096;
  }
}

/** Boxes by the squares they touch, so that only those near one are looked at. */
export class Boxes {
  /** @param {number} side of a square, in whatever the boxes are in */
  constructor(side) {
    this.side = side;
    this.squares = new Map();
  }

  add(box) {
    this.#each(box, key => {
      const square = this.squares.get(key);
      square ? square.push(box) : this.squares.set(key, [box]);
    });
  }

  /** The boxes that share a square with one, each once. */
  near(box) {
    const out = new Set();
    this.#each(box, key => {
      for (const other of this.squares.get(key) ?? []) out.add(other);
    });
    return [...out];
  }

  #each([left, top, right, bottom], callback) {
    const { side } = this;
    for (let j = Math.floor(top / side); j <= Math.floor(bottom / side); j++) {
      for (let i = Math.floor(left / side); i <= Math.floor(right / side); i++) callback((i + 4096) * 8192 + j + 4096);
    }
  }
}
