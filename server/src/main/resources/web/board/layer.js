/**
 * A canvas that holds a part of the map somewhat larger than the window. Panning only moves it; where the window leaves it, what is
 * still good is shifted and the new strips are painted; zooming stretches it until `repaint` is called.
 */
const MARGIN = 220;
const LARGEST = 16e6;

export class Layer {
  /** @param paint called as paint(context, pen): see penFor */
  constructor(parent, paint) {
    this.canvas = document.createElement('canvas');
    this.canvas.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0;pointer-events:none';
    this.canvas.setAttribute('aria-hidden', 'true');
    parent.append(this.canvas);
    this.g = this.canvas.getContext('2d');
    this.paint = paint;
    this.area = null;
  }

  /** Paints all that the window and its margin show. */
  repaint(camera) {
    const area = this.#areaFor(camera);
    const width = Math.round(area.width * area.ratio);
    const height = Math.round(area.height * area.ratio);
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
      this.canvas.style.width = `${area.width}px`;
      this.canvas.style.height = `${area.height}px`;
    }
    this.area = area;
    this.#paintPart(0, 0, area.width, area.height);
    this.place(camera);
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
    this.canvas.style.transform = `translate(${x}px,${y}px)` + (k === 1 ? '' : ` scale(${k})`);
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
      camera.left >= left &&
      camera.top >= top &&
      camera.left + camera.width <= left + width &&
      camera.top + camera.height <= top + height
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
  #paintPart(x, y, width, height) {
    const { g, area } = this;
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
    meets: (box, margin = 0.3) =>
      box[2] > left - margin && box[0] < right + margin && box[3] > top - margin && box[1] < bottom + margin,
    width: (share, least) => Math.max(least, share * w) / w,
    snap: v => Math.round(v * ratio) / ratio,
  };
}
