package stavka.rostov.movement;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.StepTable;
import stavka.engine.move.WayTable;
import stavka.engine.position.Derived;
import stavka.engine.position.HexLayer;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.Gait;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Sky;
import stavka.rostov.model.Weather;
import stavka.rostov.works.Forts;
import stavka.rostov.works.Spans;

/**
 * What steps cost, by weather, ice, gait and side: a table is made when it is first asked for, and
 * again when fortifications or bridges change.
 */
@Rule({"10.71", "10.72", "10.73", "10.74", "10.75", "10.76", "10.77", "10.78"})
public final class Prices {
  /** How many tables are kept; a match needs a dozen. */
  private static final int MOST_TABLES = 96;

  private final RostovTheatre theatre;
  private final Forts forts;
  private final Spans spans;
  private final Derived<Ints> works;
  private final Map<Key, Tables> tables = new ConcurrentHashMap<>();

  /** Everything that a table depends on. */
  private record Key(
      Weather weather,
      boolean lingering,
      boolean frozen,
      boolean lake,
      Gait gait,
      Side side,
      boolean strategic,
      Ints works) {}

  /** A table and the same with every step at its own price. */
  private record Tables(WayTable ways, StepTable steps) {}

  public Prices(RostovTheatre theatre, Forts forts, Spans spans) {
    this.theatre = theatre;
    this.forts = forts;
    this.spans = spans;
    this.works = new Derived<>(this::works);
  }

  /** What there is of fortifications and bridges that changes in play. */
  private Ints works(Position position) {
    int[] found = new int[16];
    int count = 0;
    HexLayer[] layers = {RostovLayers.FORTS, RostovLayers.RAZED, RostovLayers.BLOWN};
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      for (int layer = 0; layer < layers.length; layer++) {
        int value = position.at(hex, layers[layer]);
        if (value != 0) {
          found = roomFor(found, count);
          found[count++] = (hex * layers.length + layer) * 64 + value;
        }
      }
    }
    RostovPieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.pontoon(unit) && position.onMap(unit)) {
        int turned = position.get(unit, RostovMarks.TURNED);
        found = roomFor(found, count);
        found[count++] =
            -1 - ((position.place(unit) * 8 + position.get(unit, RostovMarks.FACING)) * 2 + turned);
      }
    }
    return Ints.prefix(found, count);
  }

  private static int[] roomFor(int[] found, int count) {
    return count == found.length ? java.util.Arrays.copyOf(found, count * 2) : found;
  }

  /** What steps cost a unit on the march. */
  public WayTable ways(Position position, int unit) {
    return tables(position, unit, false).ways();
  }

  /** The same with every step at its own price, whatever is owed for a hex later. */
  public StepTable steps(Position position, int unit) {
    return tables(position, unit, false).steps();
  }

  /** What steps cost in strategic movement, which weather does not slow on roads. */
  @Rule("11.35")
  public WayTable strategic(Position position, int unit) {
    return tables(position, unit, true).ways();
  }

  private Tables tables(Position position, int unit, boolean strategic) {
    Sky sky = theatre.sky(position);
    RostovPieces pieces = theatre.pieces();
    Key key =
        new Key(
            sky.weather(),
            sky.lingering(),
            sky.frozen(),
            position.turn() <= theatre.charts().terrain().lakeUntil(),
            pieces.gait(unit),
            pieces.side(unit),
            strategic,
            works.of(position));
    Tables known = tables.get(key);
    if (known != null) {
      return known;
    }
    if (tables.size() >= MOST_TABLES) {
      tables.clear();
    }
    StepPrice price =
        new StepPrice(theatre, forts, spans, position, sky, key.gait(), key.side(), strategic);
    HexGrid grid = theatre.grid();
    WayTable ways =
        new WayTable(
            StepTable.of(grid, price::way, (from, direction, to) -> false),
            StepTable.of(grid, price::ground, (from, direction, to) -> false),
            StepTable.of(grid, price::across, (from, direction, to) -> false));
    Tables made = new Tables(ways, ways.steps());
    tables.put(key, made);
    return made;
  }
}
