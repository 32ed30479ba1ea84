import { Camera } from './camera.js';
import { counterImage } from './counter/image.js';
import { Stamps } from './counter/stamps.js';
import { describeGround, describeHex } from './describe.js';
import { Easel } from './easel.js';
import { Grid } from './grid.js';
import { Ground } from './ground/ground.js';
import { buildTerrain } from './ground/terrain.js';
import { attachGestures } from './gestures.js';
import { MiniMap } from './minimap.js';
import { readPalette } from './palette.js';
import { Scene } from './scene.js';
import { stillWanted } from './stillness.js';
import { pickUnit } from './top/stacks.js';
import { needLaid, Top } from './top/top.js';

const ROOT_STYLE =
  'position:absolute;inset:0;overflow:hidden;touch-action:none;user-select:none;-webkit-user-select:none;cursor:grab;background:var(--desk)';

const LAID = /zones|supply|command|threat|front|arrivals|moves|trail|story|danger/;

/**
 * A map one can look at and point at. It gives no orders and asks nobody anything: the page tells it what to show. Hexes and units
 * are named as in the API; costs are in half points.
 */
export class Board {
  #listeners = new Map();
  #controls = () => [];
  #hovered = null;

  constructor(element, { map, kit = {}, area = null, language = 'en', theme = 'auto', camera = null }) {
    this.element = element;
    this.language = language;
    this.grid = new Grid(map);
    this.made = { map, kit, area };
    this.terrain = buildTerrain(this.grid, map, kit, area);
    this.scene = new Scene(this.grid, map, kit);
    this.stamps = new Stamps();
    this.view = new Camera(this.terrain.sheet, this.terrain.home);
    this.ground = new Ground(this.grid, map, this.terrain);
    this.topSide = new Top(this.scene, this.ground, this.stamps);
    this.root = document.createElement('div');
    this.root.style.cssText = ROOT_STYLE;
    if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
    element.append(this.root);
    this.easel = new Easel(this.root, {
      camera: this.view,
      scene: this.scene,
      ground: this.ground,
      top: this.topSide,
      controls: () => this.#controls(),
      drawn: () => this.mini?.paint(),
    });
    this.setTheme(theme);
    this.resize();
    camera ? (this.camera = camera) : this.fit();
    this.#listen();
  }

  #listen() {
    const tell = name => (x, y, event) => this.#emit(name, this.#pointed(x, y, event));
    this.detach = attachGestures(this.root, {
      pan: (dx, dy) => this.panBy(dx, dy),
      zoom: (x, y, factor) => this.#look(() => this.view.zoomAt(x, y, factor)),
      click: tell('click'),
      context: tell('contextmenu'),
      longPress: tell('longpress'),
      hover: (x, y, event) => this.#hover(this.#pointed(x, y, event)),
      leave: event => this.#hover({ hex: null, units: [], unit: null, event }),
    });
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(this.element);
    this.themes = matchMedia('(prefers-color-scheme: dark)');
    this.retheme = () => this.setTheme(this.theme);
    this.themes.addEventListener('change', this.retheme);
    this.rescale = () => this.resize();
    window.addEventListener('resize', this.rescale);
    document.fonts?.ready.then(() => this.#restyle());
  }

  // ---- what is shown ----

  setView(view) {
    if (this.scene.setView(view)) this.easel.change();
  }

  setSelection(ids) {
    this.scene.selection = new Set(ids ?? []);
    this.easel.change();
  }

  /** [{hex, cost, stops}], or null. */
  setReach(steps) {
    if (this.scene.setReach(steps) && !stillWanted()) this.easel.fadeReach();
    this.easel.change();
  }

  /** {hexes, price, allowance, ok, label?}, or null; the first hex is where the units stand. */
  setPath(path) {
    this.scene.path = path ? { ok: true, ...path, hexes: this.scene.hexes(path.hexes) } : null;
    this.easel.change();
  }

  /** [{hex, label?, kind?, from?: [hexes of attackers]}]; kind "possible" is a target one may choose. */
  setTargets(targets) {
    this.scene.targets = this.scene.placed(targets).map(target => ({ ...target, from: this.scene.hexes(target.from) }));
    this.easel.change();
  }

  /** [{hex, label?}] lit in amber under a name of the caller's choice, or null. */
  setHighlights(name, lit) {
    lit?.length ? this.scene.highlights.set(name, this.scene.placed(lit)) : this.scene.highlights.delete(name);
    this.easel.change();
  }

  /** zones, supply, command, threat, front, moves, arrivals: data as the API gives it, or null; names: true or false. */
  setOverlay(kind, data) {
    this.scene.setOverlay(kind, data);
    this.easel.change();
    if (data && LAID.test(kind)) needLaid().then(() => this.easel.change());
  }

  /** A function giving the client rectangles of controls that lie over the map: names half under them are left out. */
  setControls(rectangles) {
    this.#controls = rectangles;
    this.easel.change();
  }

  /** Plays the moves, retreats and advances among events; resolves when the counters have arrived. */
  async animate(events, speed = 1) {
    const { easel, scene, stamps, palette, view: camera } = this;
    return (await import('./motion.js')).travel(events, { easel, scene, stamps, palette, camera, speed });
  }

  // ---- where one looks ----

  get camera() {
    return this.view.state;
  }

  set camera(state) {
    this.#look(() => (this.view.state = { ...this.view.state, ...state }));
  }

  /**
   * @param {string} hex
   * @param {{zoom?: number, onlyIfHidden?: boolean}} how leave the camera alone if the hex is well inside the window
   */
  centreOn(hex, { zoom, onlyIfHidden = false } = {}) {
    const at = this.grid.hex(hex);
    if (at < 0) return;
    const [x, y] = this.grid.centre(at);
    if (onlyIfHidden && this.view.shows(x, y, this.view.w)) return;
    this.camera = { x, y, w: zoom ?? this.view.w };
  }

  fit() {
    this.#look(() => this.view.fit());
  }

  zoomBy = factor => this.#look(() => this.view.zoomAt(this.view.width / 2, this.view.height / 2, factor));

  panBy = (dx, dy) => this.#look(() => this.view.panBy(dx, dy));

  #look(change) {
    const before = this.view.w;
    change();
    this.view.w === before ? this.easel.request() : this.easel.zoomed();
    this.#emit('camera', this.camera);
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.element;
    const ratio = window.devicePixelRatio || 1;
    const { view } = this;
    if (!width || !height || (view.width === width && view.height === height && view.ratio === ratio)) return;
    view.setWindow(width, height, ratio);
    this.easel.renew();
  }

  // ---- pointing ----

  get cursor() {
    return this.grid.name(this.scene.cursor) ?? null;
  }

  set cursor(hex) {
    this.scene.cursor = hex ? this.grid.hex(hex) : -1;
    this.easel.change();
  }

  /** Moves the hex cursor a step and returns where it is; at first it appears on the selection or in the middle of the window. */
  moveCursor(direction) {
    const { scene, grid, view } = this;
    const chosen = [...scene.selection].map(id => scene.hexOf(id)).find(hex => hex >= 0);
    const next = scene.cursor < 0 ? (chosen ?? grid.nearest(view.x, view.y)) : grid.neighbour(scene.cursor, ((direction % 6) + 6) % 6);
    if (next >= 0) scene.cursor = next;
    if (scene.cursor >= 0) this.centreOn(this.cursor, { onlyIfHidden: true });
    this.easel.change();
    return this.cursor;
  }

  /** What is to be seen in a hex, as short pieces of text. */
  describe(hex) {
    return describeHex(this.scene, this.terrain, this.grid.hex(hex), this.language);
  }

  /** What is printed on a hex, and the marks on it. */
  groundOf = hex => describeGround(this.scene, this.terrain, this.grid.hex(hex), this.language);

  /** click, hover, longpress, contextmenu: {hex, units, unit, event}; camera: its state. Returns a function that stops it. */
  on(name, callback) {
    if (!this.#listeners.has(name)) this.#listeners.set(name, new Set());
    this.#listeners.get(name).add(callback);
    return () => this.#listeners.get(name).delete(callback);
  }

  #emit(name, detail) {
    for (const callback of this.#listeners.get(name) ?? []) callback(detail);
  }

  /** What lies under a point of the window. */
  #pointed(x, y, event) {
    const { scene, grid, view } = this;
    const [mx, my] = view.toMap(x, y);
    const hex = grid.nearest(mx, my);
    const hit = pickUnit(scene, hex, mx * view.w, my * view.w, view.w, view.ratio);
    const at = hit ? hit.hex : hex;
    return { hex: grid.name(at) ?? null, units: scene.unitsAt(at), unit: hit?.id ?? null, x, y, event };
  }

  /** What lies under a point of the screen; nothing if it is off the map. */
  pointedAt(clientX, clientY) {
    const { left, top, right, bottom } = this.root.getBoundingClientRect();
    const inside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    const pointed = inside ? this.#pointed(clientX - left, clientY - top, null) : { hex: null, units: [], unit: null };
    this.#hover(pointed);
    return pointed;
  }

  #hover(pointed) {
    const hex = pointed.hex ? this.grid.hex(pointed.hex) : -1;
    if (hex === this.scene.hover && pointed.unit === this.#hovered) return;
    this.#hovered = pointed.unit;
    if (hex !== this.scene.hover) {
      this.scene.hover = hex;
      this.easel.change();
    }
    this.#emit('hover', pointed);
  }

  // ---- looks ----

  setLanguage(language) {
    this.language = language;
    this.#restyle();
  }

  /** "light", "dark", or "auto" to follow the page. */
  setTheme(theme) {
    this.theme = theme;
    this.root.style.colorScheme = theme === 'light' || theme === 'dark' ? theme : '';
    this.palette = readPalette(this.root);
    this.#restyle();
  }

  #restyle() {
    this.stamps.clear();
    this.ground.setStyle(this.palette, this.language);
    this.topSide.setStyle(this.palette, this.language);
    this.mini?.setPalette(this.palette);
    this.easel.renew();
  }

  /** Puts a small map into an element, fitted to its size. */
  miniMap(element) {
    this.mini?.destroy();
    const moveTo = (x, y) => (this.camera = { x, y, w: this.view.w });
    this.mini = new MiniMap(element, { terrain: this.terrain, scene: this.scene, camera: this.view, moveTo });
    this.mini.setPalette(this.palette);
    return this.mini.canvas;
  }

  /** The art of a unit, by id or as {id, attack, defence, movement, steps, marks}, or of a piece of one's own. */
  counterImage(what, size) {
    const unit = typeof what === 'string' ? (this.scene.units.get(what) ?? { id: what }) : what;
    return counterImage(this.scene.pieces.get(unit.id) ?? unit, unit, size, this.palette);
  }

  destroy() {
    this.detach();
    this.sizes.disconnect();
    this.themes.removeEventListener('change', this.retheme);
    window.removeEventListener('resize', this.rescale);
    this.easel.destroy();
    this.mini?.destroy();
    this.root.remove();
    this.#listeners.clear();
  }
}
