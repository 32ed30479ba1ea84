import { alpha, mix } from '../palette.js';
import { crownStamps, forestTile } from './crowns.js';
import { layCurvedNames } from './lettering.js';
import { paintHeights } from './heights.js';
import { paintMarsh } from './marsh.js';
import { paintNeutral } from './neutral.js';
import { paintGrain, paintRelief } from './relief.js';
import { paintMarks, paintSheet, paintMargin, paintTownGround, paintTownMarks } from './sheet.js';
import { paintWaters } from './waters.js';
import { paintBridges, paintCrossings, paintLines, paintRails, paintRivers, paintRoads } from './ways.js';

/** Smaller hexes show no grid: it would be all one saw. */
const FROM_GRID = 13;

/** Where there are so many trees, they stand singly only in hexes so large; in the woods of a whole country, larger still. */
const MANY_TREES = 3000;
const FROM_TREES = 34;
const FROM_SINGLY = 54;
const COUNTRY = 10000;
const FROM_SINGLY_THERE = 64;

/** The printed map: all that does not change during a match. Bitmaps it needs are kept until the theme or the zoom changes. */
export class Ground {
  /** @type {any} */ grid;
  /** @type {any} */ map;
  /** @type {any} */ terrain;
  /** @type {any} */ palette;
  /** @type {any} */ language;

  constructor(grid, map, terrain) {
    Object.assign(this, { grid, map, terrain });
    this.kept = new Map();
  }

  setStyle(palette, language) {
    Object.assign(this, { palette, language });
    this.kept.clear();
  }

  #keep(kind, key, make) {
    const old = this.kept.get(kind);
    if (old?.key === key) return old.value;
    const value = make();
    this.kept.set(kind, { key, value });
    return value;
  }

  /** Where names along rivers and fronts may stand at a zoom: a list of places for each, the best first. It pauses now and then. */
  *names(g, w) {
    const { terrain, palette, language } = this;
    const known = this.kept.get('names');
    if (known?.key === w) return known.value;
    const value = yield* layCurvedNames(g, terrain, w, palette, language);
    this.kept.set('names', { key: w, value });
    return value;
  }

  paint(g, pen) {
    const { terrain, palette } = this;
    const { w } = pen;
    paintSheet(g, pen, terrain, palette);
    g.save();
    g.scale(w, w);
    const [left, top, right, bottom] = terrain.window;
    g.beginPath();
    g.rect(left, top, right - left, bottom - top);
    g.clip();
    const relief = this.#keep('relief', palette.key, () => paintRelief(terrain, palette));
    g.imageSmoothingEnabled = true;
    g.imageSmoothingQuality = 'low';
    g.drawImage(relief.canvas, relief.left, relief.top, relief.width, relief.height);
    paintNeutral(g, pen, terrain.neutral, palette);
    paintHeights(g, pen, terrain.heights, palette);
    paintMarsh(g, pen, terrain.marsh, palette);
    this.#paintWoods(g, pen);
    paintWaters(g, pen, terrain.waters, palette);
    paintTownGround(g, pen, terrain.towns, palette);
    g.lineCap = 'butt';
    if (w >= FROM_GRID) {
      g.strokeStyle = alpha(palette.grid, palette.dark ? 0.62 : 0.55);
      g.lineWidth = pen.width(0.013, 0.6);
      for (const block of terrain.gridBlocks) if (pen.meets(block.box)) g.stroke(block.path);
    }
    paintRivers(g, pen, terrain.rivers, palette);
    paintRails(g, pen, terrain.rails, palette);
    paintRoads(g, pen, terrain.roads, palette);
    paintBridges(g, pen, terrain.bridges, palette);
    paintCrossings(g, pen, terrain.crossings, palette);
    paintLines(g, pen, terrain.lines, palette);
    g.restore();
    this.#paintGrain(g, pen);
    this.#paintVeil(g, pen);
    paintMargin(g, pen, this);
    paintMarks(g, pen, this.grid, terrain, palette);
    paintTownMarks(g, pen, terrain.towns, palette);
  }

  #paintWoods(g, pen) {
    const { palette } = this;
    const { woods } = this.terrain;
    g.fillStyle = palette.wood;
    g.fill(woods.ground, 'evenodd');
    g.lineJoin = 'round';
    for (const edge of woods.edges) {
      if (!pen.meets(edge.box)) continue;
      if (pen.w >= FROM_TREES) {
        g.strokeStyle = alpha(palette.wood, 0.45);
        g.lineWidth = pen.width(0.1, 1.5);
        g.stroke(edge.path);
      }
      g.strokeStyle = mix(palette['wood-edge'], palette.wood, 0.25);
      g.lineWidth = pen.width(0.02, 0.8);
      g.stroke(edge.path);
    }
    if (pen.w < 20) return;
    const stamps = this.#keep('crowns', `${pen.w}/${pen.ratio}`, () => crownStamps(pen.w, pen.ratio, palette));
    const singly = woods.crowns.length > COUNTRY ? FROM_SINGLY_THERE : woods.crowns.length > MANY_TREES ? FROM_SINGLY : 0;
    if (pen.w < singly) return this.#paintForest(g, pen, stamps);
    g.save();
    g.scale(1 / pen.w, 1 / pen.w);
    for (const [x, y, radius, kind, count] of woods.crowns) {
      if (pen.sees(x, y, 0.25)) stamps.draw(g, x * pen.w, y * pen.w, radius, kind, count);
    }
    g.restore();
  }

  /** Where one does not play, the map steps back. */
  #paintVeil(g, pen) {
    const {
      terrain: { area },
      palette,
    } = this;
    if (!area) return;
    g.save();
    g.scale(pen.w, pen.w);
    g.fillStyle = alpha(palette.desk, palette.dark ? 0.6 : 0.55);
    g.fill(area.veil, 'evenodd');
    g.lineJoin = 'round';
    g.strokeStyle = alpha(palette['map-ink'], 0.55);
    g.lineWidth = pen.width(0.05, 1.2);
    g.stroke(area.edge);
    g.restore();
  }

  #paintForest(g, pen, stamps) {
    const { tile, scale } = this.#keep('forest', `${pen.w}/${pen.ratio}`, () => forestTile(stamps, pen.w, pen.ratio));
    const pattern = g.createPattern(tile, 'repeat');
    pattern.setTransform(new DOMMatrix().scale(scale));
    g.fillStyle = pattern;
    g.fill(this.terrain.woods.ground, 'evenodd');
  }

  #paintGrain(g, pen) {
    const grain = this.#keep('grain', this.palette.key, () => paintGrain(this.palette));
    const [left, top, right, bottom] = this.terrain.frame.map(v => v * pen.w);
    g.fillStyle = g.createPattern(grain, 'repeat');
    g.fillRect(left, top, right - left, bottom - top);
  }
}
