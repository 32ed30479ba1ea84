import { alpha } from '../palette.js';
import { paintCurvedNames } from '../ground/lettering.js';
import { paintLabels, paintSeaNames, placeLabels } from './labels.js';
import { paintHexMarks } from './hexmarks.js';
import { paintObjectives } from './objectives.js';
import { traceHex } from './marks.js';
import { paintCosts, paintHighlightLabels, paintHighlightRims, paintHighlights, paintPath, paintPrice, paintReach } from './reach.js';
import { paintFan, paintStacks } from './stacks.js';
import { paintTargets } from './targets.js';

/** Painters of what can be laid over the map, fetched with the first of it. */
let laid = null;

export const needLaid = () => import('./overlays.js').then(module => (laid = module));

/** All that changes while one plays, over the printed map. */
export class Top {
  /** @type {any} */ scene;
  /** @type {any} */ ground;
  /** @type {any} */ stamps;
  /** @type {any} */ palette;
  /** @type {any} */ language;

  constructor(scene, ground, stamps) {
    Object.assign(this, { scene, ground, stamps });
    /** @type {{key: string, list: any, work: any}} */
    this.labels = { key: '', list: null, work: null };
  }

  setStyle(palette, language) {
    Object.assign(this, { palette, language });
    this.labels = { key: '', list: null, work: null };
  }

  paint(g, pen) {
    const { scene, palette, stamps } = this;
    laid?.paintUnder(g, pen, scene, palette);
    paintReach(g, pen, scene, palette);
    paintHighlights(g, pen, scene, palette);
    if (scene.overlays.get('names')) this.#paintNames(g, pen);
    paintCosts(g, pen, scene, palette);
    paintHexMarks(g, pen, scene, palette, false);
    laid?.paintSupply(g, pen, scene, palette);
    laid?.paintTrails(g, pen, scene, stamps, palette);
    paintPath(g, pen, scene, palette);
    this.#paintPointer(g, pen);
    paintStacks(g, pen, scene, stamps, palette);
    paintHighlightRims(g, pen, scene, palette);
    paintHexMarks(g, pen, scene, palette, true);
    paintObjectives(g, pen, scene, palette);
    laid?.paintArrivals(g, pen, scene, palette);
    laid?.paintTrailMarks(g, pen, scene, palette);
    paintTargets(g, pen, scene, palette);
    paintHighlightLabels(g, pen, scene, palette);
    paintPrice(g, pen, scene, palette);
    this.#paintCursor(g, pen);
    paintFan(g, pen, scene, stamps, palette);
  }

  #paintNames(g, pen) {
    this.place(g, pen.w, pen.ratio);
    const { towns, curved, seas } = this.labels.list;
    paintSeaNames(g, pen, seas, this.palette);
    paintCurvedNames(g, pen, curved, this.palette);
    paintLabels(g, pen, towns, this.scene.controls, this.palette);
  }

  /**
   * Places names anew for a zoom, for about so many milliseconds; returns whether it is done. They are placed when the zoom, a unit
   * or a tint changes, not while panning.
   */
  place(g, w, ratio, milliseconds = Infinity) {
    const { scene, labels, language } = this;
    if (!scene.overlays.get('names')) return true;
    const key = `${w}/${ratio}/${scene.version}/${language}`;
    if (labels.key !== key) this.labels = { key, list: null, work: this.#placing(g, w, ratio) };
    const until = performance.now() + milliseconds;
    while (!this.labels.list) {
      const { done, value } = this.labels.work.next();
      if (done) this.labels.list = value;
      else if (performance.now() >= until) return false;
    }
    return true;
  }

  *#placing(g, w, ratio) {
    const { scene, ground, palette, language } = this;
    return yield* placeLabels(g, scene, ground.terrain, yield* ground.names(g, w), w, ratio, palette, language);
  }

  #paintPointer(g, pen) {
    const { scene, palette } = this;
    if (scene.hover < 0 || scene.path?.hexes.at(-1) === scene.hover) return;
    const path = new Path2D();
    traceHex(path, scene.grid, scene.hover, pen.w, 0.97);
    g.strokeStyle = alpha(palette['map-ink'], 0.5);
    g.lineWidth = 1.4;
    g.stroke(path);
  }

  /** The keyboard's hex: a dark and a light line, seen on any ground. */
  #paintCursor(g, pen) {
    const { scene, palette } = this;
    if (scene.cursor < 0) return;
    const path = new Path2D();
    traceHex(path, scene.grid, scene.cursor, pen.w, 0.95);
    g.lineJoin = 'round';
    g.strokeStyle = palette.paper;
    g.lineWidth = 5;
    g.stroke(path);
    g.strokeStyle = palette['map-ink'];
    g.lineWidth = 2.2;
    g.stroke(path);
  }
}
