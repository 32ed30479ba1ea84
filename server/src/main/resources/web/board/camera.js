/**
 * Where the window looks: the point of the map at its centre, in hexes, and `w`, the css pixels from one hex to the next.
 * "Sheet pixels" are hexes times w; the window's corner is kept on whole device pixels so that nothing blurs while panning.
 */
export const CLOSEST = 110;
export const FARTHEST = 15;

export class Camera {
  /** @type {any} */ sheet;
  /** @type {any} */ home;
  /** @type {any} */ width;
  /** @type {any} */ height;
  /** @type {any} */ ratio;

  /** @param home what is shown when all is to be seen: the sheet, or the part of it one plays on */
  constructor(sheet, home = sheet) {
    Object.assign(this, { sheet, home });
    this.x = (home.left + home.right) / 2;
    this.y = (home.top + home.bottom) / 2;
    this.w = 46;
    this.width = this.height = 1;
    this.ratio = 1;
  }

  get state() {
    return { x: this.x, y: this.y, w: this.w };
  }

  set state({ x, y, w }) {
    this.w = this.#bounded(w);
    this.x = x;
    this.y = y;
    this.#hold();
  }

  setWindow(width, height, ratio) {
    Object.assign(this, { width, height, ratio });
    this.state = this.state;
  }

  get left() {
    return this.#whole(this.x * this.w - this.width / 2);
  }

  get top() {
    return this.#whole(this.y * this.w - this.height / 2);
  }

  /** The point of the map under a point of the window. */
  toMap(px, py) {
    return [(px + this.left) / this.w, (py + this.top) / this.w];
  }

  toWindow(x, y) {
    return [x * this.w - this.left, y * this.w - this.top];
  }

  panBy(dx, dy) {
    this.x += dx / this.w;
    this.y += dy / this.w;
    this.#hold();
  }

  zoomAt(px, py, factor) {
    const [x, y] = this.toMap(px, py);
    this.w = this.#bounded(this.w * factor);
    this.x = x + (this.width / 2 - px) / this.w;
    this.y = y + (this.height / 2 - py) / this.w;
    this.#hold();
  }

  fitted({ left, right, top, bottom } = this.home) {
    return Math.min(this.width / (right - left), this.height / (bottom - top));
  }

  fit() {
    const { left, right, top, bottom } = this.home;
    this.state = { x: (left + right) / 2, y: (top + bottom) / 2, w: this.fitted() };
  }

  /** Whether a point of the map is in the window, `margin` pixels inside its edge. */
  shows(x, y, margin = 0) {
    const [px, py] = this.toWindow(x, y);
    return px >= margin && py >= margin && px <= this.width - margin && py <= this.height - margin;
  }

  #bounded(w) {
    return Math.min(CLOSEST, Math.max(Math.min(FARTHEST, this.fitted(this.sheet)), w));
  }

  #hold() {
    const { left, right, top, bottom } = this.sheet;
    const across = Math.max(0, (right - left) / 2 - this.width / 2 / this.w) + 2;
    const down = Math.max(0, (bottom - top) / 2 - this.height / 2 / this.w) + 2;
    const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
    this.x = Math.min(cx + across, Math.max(cx - across, this.x));
    this.y = Math.min(cy + down, Math.max(cy - down, this.y));
  }

  #whole(px) {
    return Math.round(px * this.ratio) / this.ratio;
  }
}
