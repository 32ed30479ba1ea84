/**
 * A canvas that holds a part of the map somewhat larger than the window. Panning only moves it; where the window leaves it, what is
 * still good is shifted and the new strips are painted; zooming stretches it until `repaint` is called, or until a second canvas has
 * been painted band by band, one in each frame, and takes its place.
 */
const MARGIN = 64;
const LARGEST = 16e6;

/** How high a band is at first, and within what bounds it grows while frames are on time and shrinks when one is late. */
const FIRST_BAND = 96;
const BANDS = [32, 480];
const ON_TIME = 20;
const LATE = 30;

export class Layer {
  /** @param paint called as paint(context, pen): see penFor */
  constructor(parent, paint) {
    this.canvas = newCanvas();
    parent.append(this.canvas);
    this.g = this.canvas.getContext('2d');
    this.paint = paint;
    this.area = null;
    this.coming = null;
    this.band = FIRST_BAND;
  }

  /** Paints all that the window and its margin show. */
  repaint(camera) {
    const area = this.#areaFor(camera);
    fit(this.canvas, area);
    this.coming = null;
    this.area = area;
    this.#paintPart(0, 0, area.width, area.height);
    this.place(camera);
  }

  /**
   * Goes on painting what the window and its margin show beside what is on the page, a band at a time: what a band costs is only
   * known by the frame after it, since a browser draws later than it is told to. Returns whether it is done and shown; a camera that
   * has changed its zoom begins anew.
   *
   * @param {any} camera
   * @param {number} gap milliseconds since the frame before
   * @param {boolean} fresh whether what was painted so far is of no use
   */
  repaintSlowly(camera, gap, fresh) {
    const goesOn = !fresh && this.coming?.area.w === camera.w && this.coming.area.ratio === camera.ratio;
    if (!goesOn) this.#begin(camera);
    else if (gap < ON_TIME || gap > LATE) {
      const other = this.band * (gap > LATE ? 0.6 : 1.4);
      this.band = Math.round(Math.min(BANDS[1], Math.max(BANDS[0], other)));
    }
    const { area, g, done } = this.coming;
    const height = Math.min(this.band, area.height - done);
    this.#paintPart(0, done, area.width, height, g, area);
    this.coming.done += height;
    const whole = this.coming.done >= area.height;
    if (whole) this.#show();
    this.place(camera);
    return whole;
  }

  #begin(camera) {
    const canvas = newCanvas();
    const area = this.#areaFor(camera);
    fit(canvas, area);
    this.coming = { canvas, area, g: canvas.getContext('2d'), done: 0 };
  }

  #show() {
    const { canvas, area, g } = this.coming;
    this.canvas.replaceWith(canvas);
    this.canvas.width = this.canvas.height = 0;
    Object.assign(this, { canvas, area, g, coming: null });
  }

  /** Follows the camera as cheaply as it can. */
  follow(camera) {
    const { area } = this;
    if (!area) return this.repaint(camera);
    if (area.w === camera.w && !this.#covers(camera)) this.#shift(camera);
    this.place(camera);
  }

  place(camera) {
    const { area } = this;
    const k = camera.w / area.w;
    const x = area.left * k - camera.left;
    const y = area.top * k - camera.top;
    this.canvas.style.transform = `translate(${x}px,${y}px)${k === 1 ? '' : ` scale(${k})`}`;
  }

  /** Paints one rectangle of the map again, in sheet pixels. */
  repair(left, top, right, bottom) {
    const { area } = this;
    const snap = v => Math.round(v * area.ratio) / area.ratio;
    const x0 = Math.max(0, snap(left - area.left));
    const y0 = Math.max(0, snap(top - area.top));
    const x1 = Math.min(area.width, snap(right - area.left));
    const y1 = Math.min(area.height, snap(bottom - area.top));
    if (x1 > x0 && y1 > y0) this.#paintPart(x0, y0, x1 - x0, y1 - y0);
  }

  destroy() {
    this.canvas.width = this.canvas.height = 0;
    this.canvas.remove();
  }

  #areaFor(camera) {
    const { width, height, ratio, w } = camera;
    const fits = m => (width + 2 * m) * (height + 2 * m) * ratio * ratio <= LARGEST;
    const margin = [MARGIN, MARGIN / 2, MARGIN / 4].find(fits) ?? 32;
    const snap = v => Math.round(v * ratio) / ratio;
    return {
      w,
      ratio,
      left: snap(camera.left - margin),
      top: snap(camera.top - margin),
      width: Math.ceil(width + 2 * margin),
      height: Math.ceil(height + 2 * margin),
    };
  }

  #covers(camera) {
    const { left, top, width, height } = this.area;
    return (
      camera.left >= left && camera.top >= top && camera.left + camera.width <= left + width && camera.top + camera.height <= top + height
    );
  }

  #shift(camera) {
    const old = this.area;
    const area = this.#areaFor(camera);
    const dx = old.left - area.left;
    const dy = old.top - area.top;
    const { width, height, ratio } = area;
    const same = old.ratio === ratio && old.width === width && old.height === height;
    if (!same || Math.abs(dx) >= width || Math.abs(dy) >= height) return this.repaint(camera);
    this.area = area;
    const { g } = this;
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.globalCompositeOperation = 'copy';
    g.drawImage(this.canvas, Math.round(dx * ratio), Math.round(dy * ratio));
    g.globalCompositeOperation = 'source-over';
    if (dx) this.#paintPart(dx > 0 ? 0 : width + dx, 0, Math.abs(dx), height);
    if (dy) this.#paintPart(0, dy > 0 ? 0 : height + dy, width, Math.abs(dy));
  }

  /** Paints a rectangle of the bitmap, in css pixels from its corner. */
  #paintPart(x, y, width, height, g = this.g, area = this.area) {
    g.setTransform(area.ratio, 0, 0, area.ratio, 0, 0);
    g.save();
    g.beginPath();
    g.rect(x, y, width, height);
    g.clip();
    g.clearRect(x, y, width, height);
    g.translate(-area.left, -area.top);
    const left = area.left + x;
    const top = area.top + y;
    this.paint(g, penFor(area.w, area.ratio, [left, top, left + width, top + height]));
    g.restore();
  }
}

function newCanvas() {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0;pointer-events:none';
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}

function fit(canvas, area) {
  const width = Math.round(area.width * area.ratio);
  const height = Math.round(area.height * area.ratio);
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${area.width}px`;
  canvas.style.height = `${area.height}px`;
}

/**
 * What a painter needs to know: `w` css pixels to the hex, `ratio` device pixels to the css pixel, the rectangle to paint in sheet
 * pixels, `sees` whether a point of the map with `margin` hexes round it touches that rectangle, `meets` the same for a box, and
 * `width`: a line's width in hexes that is a share of the hex but never under so many pixels.
 */
export function penFor(w, ratio, rect) {
  const [left, top, right, bottom] = rect.map(v => v / w);
  return {
    w,
    ratio,
    rect,
    sees: (x, y, margin = 1) => x > left - margin && x < right + margin && y > top - margin && y < bottom + margin,
    meets: (box, margin = 0.3) => box[2] > left - margin && box[0] < right + margin && box[3] > top - margin && box[1] < bottom + margin,
    width: (share, least) => Math.max(least, share * w) / w,
    snap: v => Math.round(v * ratio) / ratio,
  };
}
