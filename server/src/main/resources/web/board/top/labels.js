import { Boxes, Cells } from '../cells.js';
import { alpha } from '../palette.js';
import { counterSide } from './stacks.js';

const SIZES = [18, 14.5, 14, 12.5];
const FROM = [0, 15, 20, 34];
const APART = 7;

/** Names looked at between two pauses. */
const PAUSE = 16;

const SPOTS = [
  [1, 0],
  [-1, 0],
  [1, -0.8],
  [1, 0.8],
  [-1, -0.8],
  [-1, 0.8],
  [0, -1],
  [0, 1],
  [0.4, 1],
  [-0.4, 1],
  [0.4, -1],
  [-0.4, -1],
];

/**
 * Town names for the whole map at one zoom, in sheet pixels: by rank, greedy, twelve places round the mark, nearest first. Counters,
 * earlier names, water names and costs may not be covered; town marks and rivers only at a price. Where nothing is clean, no name.
 * It pauses now and then, so that it can be spread over frames.
 */
export function* placeLabels(g, scene, terrain, nameChoices, w, ratio, palette, language) {
  const s = counterSide(w, ratio);
  const busy = obstacles(scene, w, s);
  const seas = terrain.waters.seas.map(sea => seaName(g, sea, w, palette, language)).filter(Boolean);
  for (const sea of seas) busy.add(sea.box);
  const curved = yield* chooseNames(nameChoices, busy, w);
  const soft = (terrain.priced ??= pricedPoints(terrain));
  const out = [];
  let looked = 0;
  for (const town of [...terrain.towns].sort((a, b) => a.rank - b.rank)) {
    if (w < FROM[town.rank]) continue;
    if (++looked % PAUSE === 0) yield;
    const label = measure(g, town, w, palette, language);
    const place = bestPlace(scene, terrain, town, label, { busy, soft, w, s });
    if (!place || place.hard > (town.rank < 2 ? 40 : 12)) continue;
    busy.add([place.box[0] - 3, place.box[1] - 1, place.box[2] + 3, place.box[3] + 1]);
    out.push({ ...label, box: place.box, x: place.box[0] + 1, y: place.box[1] + label.height * 0.86 });
  }
  return { towns: out, curved, seas };
}

/** The name of a sea in its broadest place, as large as fits; null where it does not. */
function seaName(g, { name, x, y, length, depth }, w, palette, language) {
  const text = name[language] ?? name.en;
  const most = Math.min(30, w * 1.25, depth * w * 0.5);
  const face = size => `italic 400 ${size}px ${palette.serif}`;
  g.font = face(10);
  const per = (g.measureText(text).width + text.length * 3) / 10;
  const size = Math.min(most, (length * w * 0.8) / per);
  if (size < 9) return null;
  const [width, height] = [per * size, size];
  const [cx, cy] = [x * w, y * w];
  return {
    text,
    font: face(size),
    spacing: size * 0.3,
    x: cx,
    y: cy,
    box: [cx - width / 2, cy - height / 2, cx + width / 2, cy + height / 2],
  };
}

/** For each name along a line the first of its places that nothing covers; its letters then keep others away. */
function* chooseNames(choices, busy, w) {
  const boxOf = l => [(l.x - l.room) * w, (l.y - l.room) * w, (l.x + l.room) * w, (l.y + l.room) * w];
  const near = (a, b) => a.word === b.word && Math.hypot(a.letters[0].x - b.letters[0].x, a.letters[0].y - b.letters[0].y) < APART;
  const isFree = box => !busy.near(box).some(b => overlap(b, box) > 6);
  const out = [];
  let looked = 0;
  for (const places of choices) {
    const free = places.find(place => !out.some(other => near(place, other)) && place.letters.every(l => isFree(boxOf(l))));
    if (++looked % PAUSE === 0) yield;
    if (!free) continue;
    out.push(free);
    for (const l of free.letters) busy.add(boxOf(l));
  }
  return out;
}

function measure(g, { name, rank }, w, palette, language) {
  const size = SIZES[rank] * Math.min(1.35, Math.max(w < 15 ? 0.62 : 0.82, w / 46));
  const given = name[language] ?? name.en;
  const text = rank === 0 ? given.toUpperCase() : given;
  const spacing = rank === 0 ? size * 0.09 : 0;
  const font = `${rank < 2 ? 700 : 400} ${size}px ${palette.serif}`;
  g.font = font;
  return { text, rank, size, font, spacing, width: g.measureText(text).width + text.length * spacing, height: size * 0.9 };
}

function obstacles(scene, w, s) {
  const busy = new Boxes(1.5 * w);
  const { grid } = scene;
  for (const [hex, stack] of scene.stacks) {
    const [x, y] = [grid.x[hex] * w, (grid.y[hex] + 0.055) * w];
    const fan = (stack.length - 1) * s * 0.09;
    busy.add([x - s / 2 - fan / 2 - 2, y - s / 2 - fan - 2, x + s / 2 + fan / 2 + 3, y + s / 2 + fan / 4 + 3]);
  }
  for (const hex of scene.reach?.keys() ?? []) {
    if (scene.stacks.has(hex)) continue;
    const [x, y] = [grid.x[hex] * w, grid.y[hex] * w];
    busy.add([x - w * 0.15, y - w * 0.14, x + w * 0.15, y + w * 0.25]);
  }
  for (const { hex } of scene.hexMarks) {
    const [x, y] = [grid.x[hex] * w, grid.y[hex] * w];
    busy.add([x - w * 0.2, y - w * 0.14, x + w * 0.2, y + w * 0.3]);
  }
  return busy;
}

/** What a town's name may cover at a price: [x, y, price], in hexes. */
function pricedPoints(terrain) {
  const cells = new Cells(1);
  const add = (x, y, price) => cells.add(x, y, [x, y, price]);
  for (const { at } of terrain.towns) add(...at, 22);
  for (const river of terrain.rivers) river.points.forEach(([x, y], i) => i % 2 || add(x, y, river.rank * 3.4));
  for (const front of terrain.lines.fronts) {
    front.points.forEach(([x, y], i) => i % 4 || add(x, y, 4));
    for (const { at, away } of front.marks) add(at[0] + away[0] * 0.3, at[1] + away[1] * 0.3, 40);
  }
  for (const road of terrain.roads) road.points.forEach(([x, y], i) => i % 3 || add(x, y, 0.9));
  for (const rail of terrain.rails) rail.points.forEach(([x, y], i) => i % 3 || add(x, y, 1.3));
  return cells;
}

function bestPlace(scene, terrain, town, label, { busy, soft, w, s }) {
  const { width, height } = label;
  const [x, y] = [town.at[0] * w, town.at[1] * w];
  const held = town.hexes.some(hex => scene.stacks.has(hex)) && !town.city;
  const rx = held ? s / 2 + 5 : w * [0.3, 0.26, 0.17, 0.12][town.rank];
  const ry = held ? s / 2 + 4 : w * [0.3, 0.24, 0.16, 0.1][town.rank];
  const edge = town.city ? town.box.map((v, i) => v * w + (i < 2 ? -5 : 5)) : [x - rx, y - ry, x + rx, y + ry];
  // A city of several hexes reaches farther than its mark.
  const near = [
    Math.min(edge[0], x) - width - 10,
    Math.min(edge[1], y - ry) - height - 10,
    Math.max(edge[2], x) + width + 10,
    Math.max(edge[3], y + ry) + height + 10,
  ];
  const close = busy.near(near).filter(b => overlap(b, near));
  const costly = [];
  soft.within(near[0] / w, near[1] / w, near[2] / w, near[3] / w, ([px, py, price]) => costly.push([px * w, py * w, price]));
  const [left, top, right, bottom] = terrain.window.map(v => v * w);
  let best = null;
  SPOTS.forEach(([dx, dy], i) => {
    const beside = Math.abs(dx) === 1;
    const lx = beside ? (dx > 0 ? edge[2] : edge[0] - width) : x - width / 2 + dx * width * 0.9;
    const ly = beside ? y + dy * ry * 0.9 - height / 2 : dy > 0 ? edge[3] : edge[1] - height;
    const box = [lx - 1, ly, lx + width + 1, ly + height];
    if (box[0] < left || box[2] > right || box[1] < top || box[3] > bottom) return;
    let hard = 0;
    for (const b of close) hard += overlap(box, b);
    let price = i * 1.2 + hard * 3;
    for (const [px, py, cost] of costly) if (px > box[0] - 2 && px < box[2] + 2 && py > box[1] - 1 && py < box[3] + 1) price += cost;
    if (!best || price < best.price) best = { box, hard, price };
  });
  return best;
}

function overlap(a, b) {
  return Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
}

/** Writes placed labels; those half under a control of the page are left out. */
export function paintLabels(g, pen, labels, controls, palette) {
  g.textAlign = 'left';
  g.textBaseline = 'alphabetic';
  g.lineJoin = 'round';
  const [left, top, right, bottom] = pen.rect;
  for (const label of labels) {
    const { box } = label;
    if (box[2] < left - 6 || box[0] > right + 6 || box[3] < top - 6 || box[1] > bottom + 6) continue;
    if (controls.some(c => overlap(box, c) > 0)) continue;
    g.font = label.font;
    g.letterSpacing = `${label.spacing}px`;
    g.strokeStyle = alpha(palette.paper, 0.9);
    g.lineWidth = label.rank === 0 ? 5.5 : 4.4;
    g.strokeText(label.text, label.x, label.y);
    g.fillStyle = palette['map-ink'];
    g.fillText(label.text, label.x, label.y);
  }
  g.letterSpacing = '0px';
}

export function paintSeaNames(g, pen, seas, palette) {
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = palette['water-ink'];
  for (const { text, font, spacing, x, y, box } of seas) {
    if (!pen.meets(box.map(v => v / pen.w))) continue;
    g.font = font;
    g.letterSpacing = `${spacing}px`;
    g.fillText(text, x + spacing / 2, y);
  }
  g.letterSpacing = '0px';
}
