import { alpha } from './palette.js';
import { piecesOf } from './ground/pieces.js';

/** A small picture of the whole sheet with the units and the window on it; pressing it moves the window. */
export class MiniMap {
  /** @type {any} */ element;
  /** @type {any} */ terrain;
  /** @type {any} */ scene;
  /** @type {any} */ camera;
  /** @type {any} */ moveTo;

  constructor(element, { terrain, scene, camera, moveTo }) {
    Object.assign(this, { element, terrain, scene, camera, moveTo });
    this.canvas = document.createElement('canvas');
    this.canvas.style.cssText = 'display:block;cursor:crosshair;touch-action:none;border-radius:4px';
    this.canvas.setAttribute('aria-hidden', 'true');
    element.append(this.canvas);
    this.land = document.createElement('canvas');
    this.#measure();
    const steer = event => {
      if (event.type === 'pointerdown') this.canvas.setPointerCapture(event.pointerId);
      else if (!event.buttons) return;
      const box = this.canvas.getBoundingClientRect();
      const [left, top] = this.terrain.window;
      this.moveTo(left + (event.clientX - box.left) / this.scale, top + (event.clientY - box.top) / this.scale);
    };
    this.canvas.addEventListener('pointerdown', steer);
    this.canvas.addEventListener('pointermove', steer);
  }

  setPalette(palette) {
    this.palette = palette;
    this.#paintLand();
    this.paint();
  }

  resize() {
    this.#measure();
    this.#paintLand();
    this.paint();
  }

  #measure() {
    const [left, top, right, bottom] = this.terrain.window;
    this.element.style.width = this.element.style.height = '';
    const style = getComputedStyle(this.element);
    const inner = (size, a, b) => size - parseFloat(style[a]) - parseFloat(style[b]);
    this.canvas.style.display = 'none';
    const room = [
      inner(this.element.clientWidth, 'paddingLeft', 'paddingRight'),
      inner(this.element.clientHeight, 'paddingTop', 'paddingBottom'),
    ];
    this.canvas.style.display = 'block';
    const [width, height] = room.map(size => (size > 24 ? size : 170));
    this.scale = Math.min(width / (right - left), height / (bottom - top));
    this.terrainCorner = [left, top];
    this.ratio = window.devicePixelRatio || 1;
    this.width = Math.round((right - left) * this.scale);
    this.height = Math.round((bottom - top) * this.scale);
    for (const canvas of [this.canvas, this.land]) {
      canvas.width = this.width * this.ratio;
      canvas.height = this.height * this.ratio;
    }
    this.canvas.style.width = `${this.width}px`;
    this.canvas.style.height = `${this.height}px`;
    const frame = (a, b) => parseFloat(style[a]) + parseFloat(style[b]) + 2;
    this.element.style.width = `${this.width + frame('paddingLeft', 'paddingRight')}px`;
    this.element.style.height = `${this.height + frame('paddingTop', 'paddingBottom')}px`;
  }

  #enter(g) {
    g.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    g.scale(this.scale, this.scale);
    g.translate(-this.terrainCorner[0], -this.terrainCorner[1]);
  }

  #paintLand() {
    const { palette, terrain, scale } = this;
    if (!palette) return;
    const g = this.land.getContext('2d');
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.fillStyle = palette.paper;
    g.fillRect(0, 0, this.land.width, this.land.height);
    this.#enter(g);
    g.fillStyle = palette.wood;
    g.fill(terrain.woods.ground, 'evenodd');
    g.fillStyle = palette['paper-2'];
    g.fill(terrain.neutral.ground, 'evenodd');
    g.fillStyle = palette.water;
    g.fill(terrain.waters.ground, 'evenodd');
    g.lineJoin = 'round';
    g.strokeStyle = alpha(palette['road-2'], palette.dark ? 0.9 : 0.3);
    g.lineWidth = 0.7 / scale;
    for (const road of terrain.roads) for (const piece of piecesOf(road.coarse)) g.stroke(piece.path);
    for (const river of terrain.rivers) {
      g.strokeStyle = palette[river.rank > 1 ? 'water-2' : 'water'];
      g.lineWidth = [0, 1, 1.9, 2.6][river.rank] / scale;
      for (const reach of river.reaches) g.stroke(reach.path);
    }
    g.fillStyle = palette['built-2'];
    for (const town of terrain.towns) if (town.rank < 2 && town.outline) g.fill(town.outline);
    g.lineWidth = 0.8 / scale;
    g.setLineDash([2 / scale, 1.5 / scale]);
    g.strokeStyle = alpha(palette['front-s'], 0.8);
    for (const front of terrain.lines.fronts) g.stroke(front.soviet);
    g.setLineDash([]);
  }

  /** Units and window; cheap enough for every frame of a pan. */
  paint() {
    const { palette, scene, camera, scale } = this;
    if (!palette) return;
    const g = this.canvas.getContext('2d');
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.drawImage(this.land, 0, 0);
    this.#enter(g);
    const r = Math.max(1.9, scale * 0.42) / scale;
    g.lineWidth = 0.6 / scale;
    for (const [hex, stack] of scene.stacks) {
      const { body } = stack.at(-1).look;
      const [x, y] = scene.grid.centre(hex);
      g.fillStyle = body.skin === 'axis' ? palette['axis-edge'] : palette[body.fill];
      if (palette.dark) g.fillStyle = palette[body.fill];
      if (body.shape === 'round') {
        g.beginPath();
        g.arc(x, y, r * 1.05, 0, 7);
        g.fill();
      } else g.fillRect(x - r, y - r, 2 * r, 2 * r);
    }
    const edge = 1.5 / scale;
    const [x0, y0, x1, y1] = this.terrain.window;
    const [a, b] = camera.toMap(0, 0);
    const [c, d] = camera.toMap(camera.width, camera.height);
    const [left, top] = [Math.max(a, x0 + edge), Math.max(b, y0 + edge)];
    const [right, bottom] = [Math.min(c, x1 - edge), Math.min(d, y1 - edge)];
    g.strokeStyle = palette.paper;
    g.lineWidth = 3 / scale;
    g.strokeRect(left, top, right - left, bottom - top);
    g.strokeStyle = palette['map-ink'];
    g.lineWidth = 1.4 / scale;
    g.strokeRect(left, top, right - left, bottom - top);
  }

  destroy() {
    this.canvas.remove();
  }
}
