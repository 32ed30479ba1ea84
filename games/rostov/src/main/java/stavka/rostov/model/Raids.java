package stavka.rostov.model;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * Where the Axis interdicts: a raid reaches its hex and those beside it, and raids add up to the
 * most that a hex can suffer. Only the enemy of those who fly suffers it.
 */
@Rule({"13.15", "13.21", "13.26"})
public final class Raids {
  private final HexGrid grid;
  private final int most;
  private final Derived<Ints> zone = new Derived<>(this::all);

  public Raids(RostovTheatre theatre) {
    this.grid = theatre.grid();
    this.most = theatre.charts().air().missions().mostLevel();
  }

  /** The level of interdiction on a hex. */
  @Rule("13.15")
  public int level(Position position, int hex) {
    int sum = position.at(hex, RostovLayers.RAID);
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = grid.neighbour(hex, direction);
      sum += next == HexGrid.NONE ? 0 : position.at(next, RostovLayers.RAID);
    }
    return Math.min(most, sum);
  }

  /** Whether a side suffers interdiction on a hex. */
  public boolean hampers(Position position, Side side, int hex) {
    return side == Side.SOVIET && level(position, hex) > 0;
  }

  /** All hexes on which a side suffers it. */
  public Ints zone(Position position, Side side) {
    return side == Side.SOVIET ? zone.of(position) : Ints.EMPTY;
  }

  private Ints all(Position position) {
    Ints hexes = Ints.EMPTY;
    for (int hex = 0; hex < grid.size(); hex++) {
      if (position.at(hex, RostovLayers.RAID) > 0) {
        hexes = withZone(hexes, hex);
      }
    }
    return hexes;
  }

  private Ints withZone(Ints hexes, int centre) {
    Ints more = hexes.contains(centre) ? hexes : hexes.with(centre);
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = grid.neighbour(centre, direction);
      if (next != HexGrid.NONE && !more.contains(next)) {
        more = more.with(next);
      }
    }
    return more;
  }
}
