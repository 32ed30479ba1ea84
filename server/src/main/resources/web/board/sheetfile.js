/**
 * The map as the server sends it to the page: hexes, sides and the points of lines are steps from one to the next. Unfolded, it reads like
 * the map file, but for what the page does not draw.
 */
const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const PARTS = 100;

/** What adding up the steps gives; a list of names stays as it is. */
function sums(steps) {
  let sum = 0;
  return steps.map(step => (sum += step));
}

const isNamed = list => typeof list[0] === 'string';
const hexName = number => String(number).padStart(4, '0');
const hexes = list => (isNamed(list) ? list : sums(list).map(hexName));
const sides = list => (isNamed(list) ? list : sums(list).map(n => `${hexName(Math.floor(n / 10))}-${COMPASS[n % 10]}`));
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
  const { rivers, routes, areas } = sheet.drawing;
  return {
    ...sheet,
    title: text(sheet.title),
    sides: Object.fromEntries(sheet.sides.map(feature => [feature, []])),
    terrain: each(sheet.terrain, hexes),
    regions: each(sheet.regions, hexes),
    networks: each(sheet.networks, hexes),
    frontiers: each(sheet.frontiers, frontier => ({ name: text(frontier.name), sides: sides(frontier.sides) })),
    places: sheet.places.map(place => ({ ...place, name: text(place.name) })),
    drawing: {
      rivers: rivers.map(river => ({ ...river, name: text(river.name), sides: sides(river.sides), curve: line(river.curve) })),
      routes: routes.map(route => ({ ...route, curve: line(route.curve) })),
      areas: areas.map(area => ({ ...area, name: text(area.name), outline: line(area.outline) })),
    },
  };
}
