/**
 * The map as the server sends it to the page, as short as it can be told: a hex is its place on the grid, a side six times its hex and its
 * direction, lists of either are steps from one to the next. Curves are made from hexes and sides as the map's compiler made them. Unfolded,
 * it reads like the map file, but for what the page does not draw.
 */
import { Grid } from './grid.js';
import { rounded, through } from './sheetcurve.js';

const PARTS = 100;
const FINENESS = 4;
const CENTRE = 'P'.charCodeAt(0);

/** What adding up the steps gives. */
function sums(steps) {
  let sum = 0;
  return steps.map(step => (sum += step));
}

const each = (object, change) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
const text = value => (typeof value === 'string' ? { en: value, fr: value } : value);

/** Points stand in a row: x, y, x, y. */
function line(steps) {
  const half = steps.length / 2;
  const across = sums(steps.slice(0, half));
  const down = sums(steps.slice(half));
  return across.flatMap((x, i) => [x / PARTS, down[i] / PARTS]);
}

export function unfoldMap(sheet) {
  const grid = new Grid(sheet);
  const hexes = steps => sums(steps).map(hex => grid.name(hex));
  const sides = steps => sums(steps).map(side => `${grid.name(Math.floor(side / 6))}-${grid.compass[side % 6]}`);
  const places = unfoldPlaces(grid, sheet.places);
  const { routes, passed } = unfoldRoutes(grid, sheet.drawing, places);
  const terrain = each(sheet.terrain, hexes);
  const named = new Set(Object.values(terrain).flat());
  return {
    ...sheet,
    title: text(sheet.title),
    sides: Object.fromEntries(sheet.sides.map(feature => [feature, []])),
    terrain: { ...terrain, [sheet.rest]: grid.names.filter(name => name && !named.has(name)) },
    regions: each(sheet.regions, hexes),
    networks: { ...each(passed, list => list.map(hex => grid.name(hex))), ...each(sheet.networks, hexes) },
    frontiers: each(sheet.frontiers, frontier => ({ name: text(frontier.name), sides: sides(frontier.sides) })),
    places,
    drawing: {
      rivers: sheet.drawing.rivers.map(river => unfoldRiver(grid, river, sides(river.sides))),
      routes,
      areas: sheet.drawing.areas.map(area => ({ ...area, name: text(area.name), outline: line(area.outline) })),
    },
  };
}

function unfoldPlaces(grid, { names, ranks, hexes, off }) {
  return names.map((name, i) => {
    const own = [hexes[i]].flat();
    const [x, y] = own.length ? grid.centre(own[0]) : [0, 0];
    const at = [x + off[2 * i] / PARTS, y + off[2 * i + 1] / PARTS];
    return { name: text(name), rank: ranks[i], hexes: own.map(hex => grid.name(hex)), at };
  });
}

/** A river rounds off the corners between its sides; its mouth lies on another. */
function unfoldRiver(grid, { name, feature, curve, mouth }, sides) {
  if (curve) return { name: text(name), feature, sides, curve: line(curve) };
  const course = rounded(grid.chain(sides));
  if (mouth) course[course.length - 1] = course.at(-1).map((v, k) => v + mouth[k] / PARTS);
  return { name: text(name), feature, sides, curve: course.flat() };
}

/** Routes by their hexes, with the hexes each network passes. */
function unfoldRoutes(grid, { routes, nodes }, places) {
  const ways = routes.flatMap(({ network, kind, lines }) =>
    lines.flatMap((from, i) => {
      if (Array.isArray(from)) return [{ network, kind, curve: line(from) }];
      return typeof from === 'number' ? [{ network, kind, ...walk(grid, from, lines[i + 1]) }] : [];
    }),
  );
  /** @type {Map<number, number[]>} */
  const known = new Map();
  for (const { hexes, at } of places) {
    const hex = grid.hex(hexes[0]);
    if (hex >= 0 && !known.has(hex)) known.set(hex, at);
  }
  const passed = {};
  const points = each(nodes, () => new Map());
  for (const [network, offsets] of Object.entries(nodes)) {
    passed[network] = [...new Set(ways.flatMap(way => (way.network === network ? (way.hexes ?? []) : [])))].sort((a, b) => a - b);
    let i = 0;
    const next = centre => centre + ((offsets.charCodeAt(i++) - CENTRE) * FINENESS) / PARTS;
    for (const hex of passed[network]) {
      const at = offsets[i] === '.' ? (i++, known.get(hex)) : grid.centre(hex).map(next);
      points[network].set(hex, at);
      if (!known.has(hex)) known.set(hex, at);
    }
  }
  const drawn = ({ network, kind, curve, hexes, enters, leaves }) => ({
    network,
    kind,
    curve: curve ?? through([...enters, ...hexes.map(hex => points[network].get(hex)), ...leaves]).flat(),
  });
  return { routes: ways.map(drawn), passed };
}

/** The hexes of a way told as directions; a letter is the side by which it comes onto the sheet or leaves it. */
function walk(grid, from, way) {
  const [, first, steps, last] = way.match(/^([a-f]?)(\d*)([a-f]?)$/);
  const hexes = [from];
  for (const step of steps) hexes.push(grid.neighbour(hexes.at(-1), Number(step)));
  const edge = (hex, letter) => {
    if (!letter) return [];
    const k = letter.charCodeAt(0) - 97;
    const [a, b] = [grid.corner(hex, k), grid.corner(hex, k + 1)];
    return [[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]];
  };
  return { hexes, enters: edge(from, first), leaves: edge(hexes.at(-1), last) };
}
