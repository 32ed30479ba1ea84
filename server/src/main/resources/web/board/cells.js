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
