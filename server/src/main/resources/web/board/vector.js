/**
 * Stands in for a canvas context and for Path2D, and writes what is painted as SVG: true lines and letters that can be printed at any
 * size. What only a bitmap can show (paper grain, relief, shadows) is left out.
 */
import { VectorPath, decimals } from './vectorpath.js';

const ANCHORS = { left: 'start', start: 'start', center: 'middle', right: 'end', end: 'end' };
const BASELINES = { middle: 'central', top: 'hanging', hanging: 'hanging', alphabetic: 'alphabetic', bottom: 'text-after-edge' };
const PAINT = [
  'fillStyle',
  'strokeStyle',
  'lineWidth',
  'lineCap',
  'lineJoin',
  'font',
  'textAlign',
  'textBaseline',
  'letterSpacing',
  'globalAlpha',
];

export const escapeXml = text => String(text).replace(/[<>&"]/g, sign => `&#${sign.charCodeAt(0)};`);

export class VectorContext {
  /** @type {[number, number, number, number, number, number]} */ matrix = [1, 0, 0, 1, 0, 0];
  path = new VectorPath();
  /** @type {string[]} */ out = [];
  /** @type {string[]} */ clips = [];
  /** @type {string[]} the groups that are open for clips */ open = [];
  /** @type {any[]} */ stack = [];
  /** @type {number[]} */ dash = [];
  /** @type {any} a colour, or a pattern that is left out */ fillStyle = '#000';
  strokeStyle = '#000';
  treeStyle = '#000';
  lineWidth = 1;
  lineCap = 'butt';
  lineJoin = 'miter';
  globalAlpha = 1;
  font = '10px sans-serif';
  textAlign = 'start';
  textBaseline = 'alphabetic';
  letterSpacing = '0px';

  /** @param share what sheets of one picture have in common: definitions and a context to measure text with */
  constructor(share = { defs: [], images: new Map(), clips: 0, ruler: document.createElement('canvas').getContext('2d') }) {
    this.share = share;
  }

  save() {
    this.stack.push({ matrix: this.matrix, clips: this.clips, dash: this.dash, paint: PAINT.map(name => this[name]) });
  }

  restore() {
    if (!this.stack.length) return;
    const { paint, ...rest } = this.stack.pop();
    Object.assign(this, rest, Object.fromEntries(PAINT.map((name, i) => [name, paint[i]])));
  }

  transform(a, b, c, d, e, f) {
    const [A, B, C, D, E, F] = this.matrix;
    this.matrix = [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
  }

  setTransform(a, b, c, d, e, f) {
    this.matrix = [a, b, c, d, e, f];
  }

  translate = (x, y) => this.transform(1, 0, 0, 1, x, y);
  scale = (x, y) => this.transform(x, 0, 0, y, 0, 0);
  rotate = angle => this.transform(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0);
  setLineDash = dash => (this.dash = dash);
  clearRect() {}
  createPattern = () => ({ setTransform() {} });

  beginPath() {
    this.path = new VectorPath();
  }

  moveTo = (...at) => this.path.moveTo(...at);
  lineTo = (...at) => this.path.lineTo(...at);
  quadraticCurveTo = (...at) => this.path.quadraticCurveTo(...at);
  bezierCurveTo = (...at) => this.path.bezierCurveTo(...at);
  arc = (...at) => this.path.arc(...at);
  ellipse = (...at) => this.path.ellipse(...at);
  rect = (...at) => this.path.rect(...at);
  roundRect = (...at) => this.path.roundRect(...at);
  closePath = () => this.path.closePath();

  /** How many times longer lines are than they were told to be. */
  get #scale() {
    const [a, b, c, d] = this.matrix;
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  /**
   * A path may be given before the rule of filling.
   *
   * @returns {[VectorPath, string|undefined]}
   */
  #given(first, second = undefined) {
    return first instanceof VectorPath ? [first, second] : [this.path, first];
  }

  fill(first = undefined, second = undefined) {
    if (typeof this.fillStyle !== 'string') return;
    const [path, rule] = this.#given(first, second);
    this.#emit(
      `<path d="${path.data(this.matrix)}" fill="${this.fillStyle}"${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}${this.#opacity}/>`,
    );
  }

  stroke(first = undefined) {
    const [path] = this.#given(first);
    this.#emit(`<path d="${path.data(this.matrix)}" fill="none"${this.#pen}${this.#opacity}/>`);
  }

  fillRect(x, y, width, height) {
    const path = new VectorPath();
    path.rect(x, y, width, height);
    this.fill(path);
  }

  strokeRect(x, y, width, height) {
    const path = new VectorPath();
    path.rect(x, y, width, height);
    this.stroke(path);
  }

  get #opacity() {
    return this.globalAlpha < 1 ? ` opacity="${decimals(this.globalAlpha)}"` : '';
  }

  get #pen() {
    const scale = this.#scale;
    const dash = this.dash.length ? ` stroke-dasharray="${this.dash.map(v => decimals(v * scale)).join(' ')}"` : '';
    const cap = this.lineCap === 'butt' ? '' : ` stroke-linecap="${this.lineCap}"`;
    const join = this.lineJoin === 'miter' ? '' : ` stroke-linejoin="${this.lineJoin}"`;
    return ` stroke="${this.strokeStyle}" stroke-width="${decimals(this.lineWidth * scale)}"${cap}${join}${dash}`;
  }

  clip(first = undefined, second = undefined) {
    const [path, rule] = this.#given(first, second);
    const id = `c${++this.share.clips}`;
    this.share.defs.push(
      `<clipPath id="${id}"><path d="${path.data(this.matrix)}"${rule === 'evenodd' ? ' clip-rule="evenodd"' : ''}/></clipPath>`,
    );
    this.clips = [...this.clips, id];
  }

  measureText(text) {
    const { ruler } = this.share;
    ruler.font = this.font;
    ruler.letterSpacing = this.letterSpacing;
    return ruler.measureText(text);
  }

  fillText = (text, x, y) => this.#letter(text, x, y, ` fill="${this.fillStyle}"`);
  strokeText = (text, x, y) =>
    this.#letter(
      text,
      x,
      y,
      ` fill="none" stroke="${this.strokeStyle}" stroke-width="${decimals(this.lineWidth)}" stroke-linejoin="round"`,
    );

  #letter(text, x, y, paint) {
    if (!text) return;
    const [, style, weight, size, family] = this.font.match(/^(italic )?(?:(\d+|bold) )?([\d.]+)px (.*)$/) ?? [
      null,
      '',
      '400',
      '10',
      'sans-serif',
    ];
    const spacing = parseFloat(this.letterSpacing) ? ` letter-spacing="${decimals(parseFloat(this.letterSpacing))}"` : '';
    const base = this.textBaseline === 'alphabetic' ? '' : ` dominant-baseline="${BASELINES[this.textBaseline]}"`;
    const anchor = ANCHORS[this.textAlign] === 'start' ? '' : ` text-anchor="${ANCHORS[this.textAlign]}"`;
    this.#emit(
      `<text transform="matrix(${this.matrix.map(decimals).join(' ')})" x="${decimals(x)}" y="${decimals(y)}" font-family="${escapeXml(family)}" font-size="${decimals(Number(size))}" font-weight="${weight ?? 400}"${style ? ' font-style="italic"' : ''}${spacing}${base}${anchor}${paint}${this.#opacity}>${escapeXml(text)}</text>`,
    );
  }

  /** A picture that knows how it was drawn is drawn again once and used as often as it is shown; a cell of a sheet of trees is a crown. */
  drawImage(image, ...at) {
    if (at.length === 8) return this.#crown(...at.slice(4));
    if (!image.redraw) return undefined;
    const { images, defs } = this.share;
    if (!images.has(image)) {
      const sheet = new VectorContext(this.share);
      image.redraw(sheet);
      const id = `i${images.size}`;
      images.set(image, id);
      defs.push(`<g id="${id}">${sheet.text}</g>`);
    }
    const [a, b, c, d, e, f] = this.matrix;
    const [x, y] = at;
    const placed = [a, b, c, d, a * x + c * y + e, b * x + d * y + f];
    return this.#emit(`<use href="#${images.get(image)}" transform="matrix(${placed.map(decimals).join(' ')})"${this.#opacity}/>`);
  }

  #crown(x, y, width) {
    this.save();
    this.fillStyle = this.treeStyle;
    this.beginPath();
    this.arc(x + width / 2, y + width / 2, width * 0.17, 0, 2 * Math.PI);
    this.fill();
    this.restore();
  }

  /** Groups for the clips in force: those that still hold stay open. */
  #emit(element) {
    const same = this.clips.findIndex((id, i) => this.open[i] !== id);
    const keep = same < 0 ? this.clips.length : same;
    while (this.open.length > keep) {
      this.open.pop();
      this.out.push('</g>');
    }
    for (const id of this.clips.slice(this.open.length)) {
      this.open.push(id);
      this.out.push(`<g clip-path="url(#${id})">`);
    }
    this.out.push(element);
  }

  /** All that was painted. */
  get text() {
    return this.out.join('\n') + '</g>'.repeat(this.open.length);
  }
}
