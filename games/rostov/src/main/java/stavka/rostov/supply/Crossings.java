package stavka.rostov.supply;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.works.RostovForts;

/**
 * Which hexsides the lines of a side cross, as works have left them: what fortifications shut, what
 * blown bridges do. These change seldom, so that the tables of the whole map are kept.
 */
@Rule({"6.21", "18.11", "23.22"})
final class Crossings {
  /** How many tables are kept: pontoons come and go. */
  private static final int MOST_TABLES = 24;

  /** Stands for roads among the sorts of country. */
  private static final int ROADS = -1;

  private final LineTables tables;
  private final Ints shut;
  private final Ints blown;
  private final byte[] rails;
  private final Map<Key, byte[]> known = new ConcurrentHashMap<>();

  /**
   * @param spanned the sides that the side's own pontoons open
   */
  private record Key(int sort, Ints spanned) {}

  Crossings(LineTables tables, RostovForts forts, Position position, Side side) {
    this.tables = tables;
    this.shut = shut(forts, position, side);
    this.blown = blown(position);
    this.rails = tables.rails().clone();
    shutOff(rails, blown);
    shutOff(rails, shut);
  }

  /** Out of hexes with enemy strongpoints, and across enemy fortified lines. */
  @Rule({"6.21", "18.11"})
  private static Ints shut(RostovForts forts, Position position, Side side) {
    Ints sides = side == Side.AXIS ? forts.sides(position) : Ints.EMPTY;
    for (int hex = 0; hex < position.grid().size(); hex++) {
      for (int direction = 0;
          direction < HexGrid.DIRECTIONS && forts.strongpoint(position, hex, side.enemy());
          direction++) {
        sides = sides.with(hex * HexGrid.DIRECTIONS + direction);
      }
    }
    return sides;
  }

  @Rule("23.22")
  private Ints blown(Position position) {
    Ints sides = Ints.EMPTY;
    Ints hexes = tables.bridgeheads();
    for (int i = 0; i < hexes.size(); i++) {
      int bits = position.at(hexes.get(i), RostovLayers.BLOWN);
      for (int direction = 0; bits != 0 && direction < HexGrid.DIRECTIONS; direction++) {
        if ((bits & (1 << direction)) != 0) {
          sides = sides.with(hexes.get(i) * HexGrid.DIRECTIONS + direction);
        }
      }
    }
    return sides;
  }

  byte[] rails() {
    return rails;
  }

  /** Main roads and motorways; where a bridge is blown, pontoons carry the road. */
  @Rule({"6.31", "23.22"})
  byte[] roads(Ints spanned) {
    return table(ROADS, spanned);
  }

  byte[] country(int sort, Ints spanned) {
    return table(sort, spanned);
  }

  private byte[] table(int sort, Ints spanned) {
    Key key = new Key(sort, spanned);
    byte[] table = known.get(key);
    if (table == null) {
      if (known.size() >= MOST_TABLES) {
        known.clear();
      }
      table = sort == ROADS ? drawnRoads(spanned) : drawnCountry(sort, spanned);
      known.put(key, table);
    }
    return table;
  }

  private byte[] drawnRoads(Ints spanned) {
    byte[] sides = tables.roads().clone();
    shutOff(sides, blown.filter(at -> !spanned.contains(at)));
    shutOff(sides, shut);
    return sides;
  }

  private byte[] drawnCountry(int sort, Ints spanned) {
    byte[] sides = tables.country(sort).clone();
    for (int i = 0; i < blown.size(); i++) {
      sides[blown.get(i)] = tables.side(blown.get(i), sort, false);
    }
    for (int i = 0; i < spanned.size(); i++) {
      sides[spanned.get(i)] = tables.side(spanned.get(i), sort, true);
    }
    shutOff(sides, shut);
    return sides;
  }

  private static void shutOff(byte[] sides, Ints which) {
    for (int i = 0; i < which.size(); i++) {
      sides[which.get(i)] = Passage.SHUT;
    }
  }
}
