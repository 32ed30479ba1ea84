/** A path that remembers its points, and tells them as SVG writes them. */
const QUARTER = Math.PI / 2;

/** A number as short as a printed line needs it. */
export const decimals = value => String(Math.round(value * 100) / 100);

export class VectorPath {
  constructor() {
    this.parts = [];
    this.last = null;
  }

  #add(letter, ...points) {
    this.parts.push([letter, points]);
    this.last = points.slice(-2);
  }

  moveTo = (x, y) => this.#add('M', x, y);
  lineTo = (x, y) => this.#add(this.last ? 'L' : 'M', x, y);
  quadraticCurveTo = (...at) => this.#add('Q', ...at);
  bezierCurveTo = (...at) => this.#add('C', ...at);
  closePath = () => this.parts.push(['Z', []]);

  rect(x, y, width, height) {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }

  roundRect(x, y, width, height, radius = 0) {
    const r = Math.min(Array.isArray(radius) ? radius[0] : radius, Math.abs(width) / 2, Math.abs(height) / 2);
    this.moveTo(x + r, y);
    this.lineTo(x + width - r, y);
    this.arc(x + width - r, y + r, r, -QUARTER, 0);
    this.lineTo(x + width, y + height - r);
    this.arc(x + width - r, y + height - r, r, 0, QUARTER);
    this.lineTo(x + r, y + height);
    this.arc(x + r, y + height - r, r, QUARTER, 2 * QUARTER);
    this.lineTo(x, y + r);
    this.arc(x + r, y + r, r, 2 * QUARTER, 3 * QUARTER);
    this.closePath();
  }

  arc = (x, y, radius, from, to, back = false) => this.ellipse(x, y, radius, radius, 0, from, to, back);

  /** Curves of a quarter turn at most, which nobody can tell from the true arc. */
  ellipse(x, y, rx, ry, turn, from, to, back = false) {
    const whole = 2 * Math.PI;
    let sweep = to - from;
    if (Math.abs(sweep) >= whole) sweep = back ? -whole : whole;
    else if (back && sweep > 0) sweep -= whole;
    else if (!back && sweep < 0) sweep += whole;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const at = (u, v) => [x + rx * u * cos - ry * v * sin, y + rx * u * sin + ry * v * cos];
    const parts = Math.max(1, Math.ceil(Math.abs(sweep) / QUARTER - 1e-9));
    const step = sweep / parts;
    const k = (4 / 3) * Math.tan(step / 4);
    this.lineTo(...at(Math.cos(from), Math.sin(from)));
    for (let i = 0; i < parts; i++) {
      const [a, b] = [from + i * step, from + (i + 1) * step];
      const [ca, sa, cb, sb] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)];
      this.bezierCurveTo(...at(ca - k * sa, sa + k * ca), ...at(cb + k * sb, sb - k * cb), ...at(cb, sb));
    }
  }

  /** A corner cut by a curve. */
  arcTo(x1, y1, x2, y2, radius) {
    const [x0, y0] = this.last ?? [x1, y1];
    const toward = (x, y) => {
      const length = Math.hypot(x - x1, y - y1) || 1;
      const by = Math.min(radius, length) / length;
      return [x1 + (x - x1) * by, y1 + (y - y1) * by];
    };
    this.lineTo(...toward(x0, y0));
    this.quadraticCurveTo(x1, y1, ...toward(x2, y2));
  }

  /** The attribute d, each point moved by the matrix. */
  data([a, b, c, d, e, f] = [1, 0, 0, 1, 0, 0]) {
    return this.parts
      .map(([letter, points]) => {
        const out = [];
        for (let i = 0; i < points.length; i += 2)
          out.push(decimals(a * points[i] + c * points[i + 1] + e), decimals(b * points[i] + d * points[i + 1] + f));
        return letter + out.join(' ');
      })
      .join('');
  }
}
