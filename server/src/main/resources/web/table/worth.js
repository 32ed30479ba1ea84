/** What a hex is worth to stand on, and where beaten units go of themselves. */
import { Grid } from '../board/grid.js';
import { unitsAt } from './kit.js';

const NEAR = 2;

export function createWorth({ get }) {
  let grid = null;

  /** How good a hex is to stand on: ground worth holding, room, and no enemy beside it; a headquarters goes where its troops are. */
  function worth(unit, { hex, cost }) {
    const { view, book, map, outlook } = get();
    grid ??= new Grid(map);
    const at = grid.hex(hex);
    const side = book.side(unit);
    const here = unitsAt(view, hex).map(one => one.id);
    const points = outlook?.objectives.find(one => one.hexes.includes(hex))?.points ?? 0;
    const town = map.places.some(place => place.hexes.includes(hex));
    let sum = Math.min(5, points / 2) + (town ? 2 : 0) + (cost ?? 0) / 100;
    for (const other of view.units) {
      const distance = book.side(other.id) === side ? NEAR + 1 : grid.distance(at, grid.hex(other.hex));
      if (distance <= NEAR) sum -= book.fights(other.id) ? 6 / distance : 0;
    }
    const mates = here.filter(id => book.fights(id));
    if (book.fights(unit)) return sum - 3 * mates.length;
    return sum + mates.filter(id => book.piece(id).formation === book.piece(unit).formation).length * 2 + (mates.length ? 3 : 0);
  }

  /** Of a game's own orders by which units go somewhere, nobody advising: all together, to the best hex. */
  function allTogether() {
    const { choices, book } = get();
    const going = ({ type }) => ['units', 'hexes'].map(kind => book.ownOrders[type]?.find(field => field.kind === kind)?.name);
    const ways = (choices?.orders ?? [])
      .map(order => ({ order, names: going(order) }))
      .filter(({ order, names }) => names.every(name => order[name]?.length));
    const most = Math.max(...ways.map(({ order, names: [units] }) => order[units].length));
    const worthOf = ({ order, names: [units, hexes] }) => worth(order[units][0], { hex: order[hexes].at(-1), cost: 0 });
    const [first, ...others] = ways.filter(({ order, names: [units] }) => order[units].length === most);
    return first && others.reduce((best, way) => (worthOf(best) >= worthOf(way) ? best : way), first).order;
  }

  return { worth, allTogether };
}
