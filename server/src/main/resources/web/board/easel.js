import { Layer } from './layer.js';

const ZOOM_REST = 110;
const REACH_FADE = 120;
const NAMES_SHARE = 6;

/**
 * Puts the two layers on the page and keeps them true: one queue of animation frames, nothing drawn in a hidden tab. The base is
 * painted, a band at a time, when the zoom has come to rest, the theme or the size changes; the top when anything on it changes, and
 * after a zoom once names have been placed, a few in each frame.
 */
export class Easel {
  /** @type {any} */ root;
  /** @type {any} */ camera;
  /** @type {any} */ scene;
  /** @type {any} */ ground;
  /** @type {any} */ top;
  /** @type {any} */ controls;
  /** @type {any} */ drawn;
  /** @type {any} */ stageWidth;

  #stale = { base: true, top: true };
  #frame = 0;
  #zoomedAt = -Infinity;
  #drawnAt = -Infinity;
  #fadeFrom = 0;
  #renewed = false;

  constructor(root, { camera, scene, ground, top, controls, drawn }) {
    Object.assign(this, { root, camera, scene, controls, drawn });
    this.base = new Layer(root, (g, pen) => ground.paint(g, pen));
    this.top = new Layer(root, (g, pen) => top.paint(g, pen));
    this.placesNames = () => top.place(this.top.g, camera.w, camera.ratio, NAMES_SHARE);
    this.stage = document.createElement('div');
    this.stage.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0;pointer-events:none';
    root.append(this.stage);
    this.awake = () => this.request();
    document.addEventListener('visibilitychange', this.awake);
  }

  /** Something on the top layer changed. */
  change() {
    this.#stale.top = true;
    this.request();
  }

  /** Everything looks different now. */
  renew() {
    this.#stale = { base: true, top: true };
    this.#renewed = true;
    this.request();
  }

  zoomed() {
    this.#zoomedAt = performance.now();
    this.request();
  }

  fadeReach() {
    this.#fadeFrom = performance.now();
    this.scene.reachShare = 0;
    this.change();
  }

  request() {
    if (!this.#frame && !document.hidden) this.#frame = requestAnimationFrame(now => this.#draw(now));
  }

  #draw(now) {
    this.#frame = 0;
    const gap = now - this.#drawnAt;
    this.#drawnAt = now;
    const { base, top, camera } = this;
    if (camera.width <= 1) return;
    this.#fade(now);
    const fresh = base.area?.w === camera.w && base.area.ratio === camera.ratio;
    if (base.area && !fresh && now - this.#zoomedAt < ZOOM_REST) {
      base.place(camera);
      top.place(camera);
      this.request();
    } else if (base.area && (this.#stale.base || !fresh)) {
      this.#repaintBase(gap);
    } else if (top.area && top.area.w !== camera.w && !this.placesNames()) {
      base.follow(camera);
      top.place(camera);
      this.request();
    } else {
      this.#readControls();
      this.#bring('base', base);
      this.#bring('top', top);
    }
    this.placeStage();
    this.drawn();
    if (this.#fadeFrom) this.change();
  }

  /** Brings a layer up to date; returns whether it had to be painted whole. */
  #bring(name, layer) {
    const { camera } = this;
    const whole = this.#stale[name] || layer.area?.w !== camera.w || layer.area.ratio !== camera.ratio;
    whole ? layer.repaint(camera) : layer.follow(camera);
    this.#stale[name] = false;
    return whole;
  }

  /** The base is painted anew over some frames; until it is there both layers stay stretched, and no frame paints both. */
  #repaintBase(gap) {
    const done = this.base.repaintSlowly(this.camera, gap, this.#renewed);
    this.#renewed = false;
    if (done) this.#stale.base = false;
    this.top.place(this.camera);
    this.change();
  }

  #fade(now) {
    if (!this.#fadeFrom) return;
    this.scene.reachShare = Math.min(1, Math.max(0, (now - this.#fadeFrom) / REACH_FADE));
    this.#stale.top = true;
    if (this.scene.reachShare === 1) this.#fadeFrom = 0;
  }

  /** The stage carries counters on their way; it is laid out in sheet pixels of the zoom they set out at. */
  placeStage() {
    const k = this.camera.w / (this.stageWidth ?? this.camera.w);
    this.stage.style.transform = `translate(${-this.camera.left}px,${-this.camera.top}px) scale(${k})`;
  }

  #readControls() {
    const corner = this.root.getBoundingClientRect();
    const dx = this.camera.left - corner.left;
    const dy = this.camera.top - corner.top;
    this.scene.controls = [...this.controls()].map(r => [r.left + dx, r.top + dy, r.right + dx, r.bottom + dy]);
  }

  destroy() {
    cancelAnimationFrame(this.#frame);
    this.#frame = -1;
    document.removeEventListener('visibilitychange', this.awake);
    this.base.destroy();
    this.top.destroy();
  }
}
