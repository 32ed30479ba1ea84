package stavka.operational.movement;

import java.util.random.RandomGenerator;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.StepTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.model.Playfield;

/** Random marches, as play at random makes them. */
record RandomWalk(March march, Playfield field) {
  private static final int LONGEST_WALK = 8;

  /** A walk of random length within a unit's means, ending where it may stop. */
  Ints path(Position position, int unit, int start, byte[] gates, RandomGenerator random) {
    MarchRules rules = march.rules();
    Ints own = rules.walk(position, unit, start, random);
    if (own != null) {
      return own;
    }
    StepTable steps = rules.steps(position, unit);
    ZoneEffect zone = rules.zone(position, unit);
    int left = rules.allowance(position, unit);
    int[] path = new int[LONGEST_WALK];
    int length = 0;
    int good = 0;
    int before = HexGrid.NONE;
    int at = start;
    int wanted = 1 + random.nextInt(LONGEST_WALK);
    int heading = random.nextInt(HexGrid.DIRECTIONS);
    while (length < wanted && (at == start || !stops(zone, gates[at]))) {
      int direction = (heading + random.nextInt(3) + HexGrid.DIRECTIONS - 1) % HexGrid.DIRECTIONS;
      int price = steps.price(at, direction);
      int to = field.grid().neighbour(at, direction);
      if (price == 0 || gates[to] == Gate.CLOSED) {
        break;
      }
      left -= price + march.owed(position, unit, before, at, to) + zone.toll(gates[at], gates[to]);
      if (left < 0) {
        break;
      }
      path[length++] = to;
      before = at;
      at = to;
      if (to != start && field.stacking().room(position, unit, to)) {
        good = length;
      }
    }
    return Ints.prefix(path, good);
  }

  private static boolean stops(ZoneEffect zone, byte gate) {
    return gate == Gate.STOP || (gate == Gate.ZONE && zone.stops());
  }
}
