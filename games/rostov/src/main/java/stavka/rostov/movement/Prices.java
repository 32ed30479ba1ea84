package stavka.rostov.movement;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
 * What steps cost, by weather, ice, gait and side: a table of the whole map is made when it is
 * first asked for, and mended about fortifications and bridges where these are others than it was
 * made with.
 */
@Rule({"10.71", "10.72", "10.73", "10.74", "10.75", "10.76", "10.77", "10.78", "23.41"})
public final class Prices {
  /** How many tables are kept; a match needs a dozen. */
  private static final int MOST_TABLES = 96;

  private static final HexLayer[] LAYERS = {
    RostovLayers.FORTS, RostovLayers.RAZED, RostovLayers.BLOWN
  };

  private static final int GAITS = Gait.values().length;

  private final RostovTheatre theatre;
  private final Forts forts;
  private final Spans spans;
  private final Ints pontoons;
  private final Derived<Ints> standing;
  private final Derived<Tables[]> asked;
  private final Map<Key, Tables> whole = new ConcurrentHashMap<>();
  private final Map<Mended, Tables> mended = new ConcurrentHashMap<>();

  /** Everything that a table depends on beside works. */
  private record Key(
      Weather weather,
      boolean lingering,
      boolean frozen,
      boolean lake,
      Gait gait,
      Side side,
      boolean strategic) {}

  private record Mended(Key key, Ints works) {}

  /** Everything that all tables of a position depend on: while it stays equal, so do they. */
  private record Works(Sky sky, boolean lake, Ints standing, Ints axis, Ints soviet) {}

  /**
   * A table and the same with every step at its own price.
   *
   * @param works what it was made with, see {@link #works}
   */
  private record Tables(Ints works, WayTable ways, StepTable steps) {}

  public Prices(RostovTheatre theatre, Forts forts, Spans spans) {
    this.theatre = theatre;
    this.forts = forts;
    this.spans = spans;
    this.standing = new Derived<>(this::standing, LAYERS);
    this.asked = new Derived<>(this::works, works -> new Tables[GAITS * 4]);
    Ints found = Ints.EMPTY;
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      found = theatre.pieces().pontoon(unit) ? found.with(unit) : found;
    }
    this.pontoons = found;
  }

  /** What there is of fortifications and blown bridges: three numbers each, hex, layer, value. */
  private Ints standing(Position position) {
    int[] found = new int[24];
    int count = 0;
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      for (int layer = 0; layer < LAYERS.length; layer++) {
        int value = position.at(hex, LAYERS[layer]);
        if (value != 0) {
          found = count + 3 > found.length ? Arrays.copyOf(found, count * 2) : found;
          found[count++] = hex;
          found[count++] = layer;
          found[count++] = value;
        }
      }
    }
    return Ints.prefix(found, count);
  }

  /** The same with a side's finished pontoons. */
  private Ints works(Position position, Side side) {
    return standing.of(position).plus(pontoons(position, side));
  }

  private Ints pontoons(Position position, Side side) {
    RostovPieces pieces = theatre.pieces();
    Ints works = Ints.EMPTY;
    for (int i = 0; i < pontoons.size(); i++) {
      int unit = pontoons.get(i);
      if (position.onMap(unit)
          && pieces.side(unit) == side
          && !position.has(unit, RostovMarks.TURNED)) {
        works =
            works
                .with(position.place(unit))
                .with(LAYERS.length)
                .with(position.get(unit, RostovMarks.FACING));
      }
    }
    return works;
  }

  private Works works(Position position) {
    return new Works(
        theatre.sky(position),
        lake(position),
        standing.of(position),
        pontoons(position, Side.AXIS),
        pontoons(position, Side.SOVIET));
  }

  private boolean lake(Position position) {
    return position.turn() <= theatre.charts().terrain().lakeUntil();
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
    Gait gait = theatre.pieces().gait(unit);
    Side side = theatre.pieces().side(unit);
    Tables[] here = asked.of(position);
    int index = (gait.ordinal() * 2 + side.ordinal()) * 2 + (strategic ? 1 : 0);
    Tables known = here[index];
    if (known == null) {
      known = tables(position, gait, side, strategic);
      here[index] = known;
    }
    return known;
  }

  private Tables tables(Position position, Gait gait, Side side, boolean strategic) {
    Sky sky = theatre.sky(position);
    Key key =
        new Key(
            sky.weather(), sky.lingering(), sky.frozen(), lake(position), gait, side, strategic);
    Ints works = works(position, side);
    Tables made = whole.get(key);
    if (made == null) {
      made = make(position, key, sky, works);
      whole.put(key, made);
    }
    if (made.works.equals(works)) {
      return made;
    }
    Mended which = new Mended(key, works);
    Tables known = mended.get(which);
    if (known == null) {
      known = mend(position, key, sky, works, made);
      if (mended.size() >= MOST_TABLES) {
        mended.clear();
      }
      mended.put(which, known);
    }
    return known;
  }

  private StepPrice price(Position position, Key key, Sky sky) {
    return new StepPrice(
        theatre, forts, spans, position, sky, key.gait(), key.side(), key.strategic());
  }

  private Tables make(Position position, Key key, Sky sky, Ints works) {
    StepPrice price = price(position, key, sky);
    HexGrid grid = theatre.grid();
    WayTable ways =
        new WayTable(
            StepTable.of(grid, price::way, (from, direction, to) -> false),
            StepTable.of(grid, price::ground, (from, direction, to) -> false),
            StepTable.of(grid, price::across, (from, direction, to) -> false));
    return new Tables(works, ways, ways.steps());
  }

  /** The hexes of some works that are not among others. */
  private static Ints others(Ints works, Ints among) {
    Set<List<Integer>> known = new HashSet<>();
    for (int i = 0; i < among.size(); i += 3) {
      known.add(List.of(among.get(i), among.get(i + 1), among.get(i + 2)));
    }
    Ints hexes = Ints.EMPTY;
    for (int i = 0; i < works.size(); i += 3) {
      if (!known.contains(List.of(works.get(i), works.get(i + 1), works.get(i + 2)))) {
        hexes = hexes.with(works.get(i));
      }
    }
    return hexes;
  }

  /** Works change no steps but those from and to the hexes where they are others. */
  private Tables mend(Position position, Key key, Sky sky, Ints works, Tables made) {
    StepPrice price = price(position, key, sky);
    Ints hexes = others(made.works, works).plus(others(works, made.works));
    WayTable old = made.ways();
    WayTable ways =
        new WayTable(
            old.way().repriced(hexes, price::way),
            old.ground().repriced(hexes, price::ground),
            old.across().repriced(hexes, price::across));
    StepTable steps =
        made.steps().repriced(hexes, (from, direction, to) -> ways.price(from, direction));
    return new Tables(works, ways, steps);
  }
}
