package stavka.rostov.movement;

import java.util.Arrays;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.model.Raids;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.Sides;
import stavka.rostov.model.Terrain;

/** The railways of the map as trains find them. */
@Rule({"3.23", "6.4", "11.11"})
final class Railways {
  private final RostovTheatre theatre;
  private final RostovGround ground;
  private final MovementParts parts;
  private final StepTable links;
  private final Raids raids;
  private final Sides<Derived<StepTable>> slowed;
  private final Sides<Derived<boolean[]>> live;

  Railways(RostovTheatre theatre, MovementParts parts) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.parts = parts;
    this.raids = new Raids(theatre);
    this.links =
        StepTable.of(
            theatre.grid(),
            (from, direction, to) -> ground.rail(from, direction) || city(from, to) ? 1 : 0,
            (from, direction, to) -> wet(ground, from, direction));
    this.slowed =
        new Sides<>(
            new Derived<>(position -> slowed(position, Side.AXIS)),
            new Derived<>(position -> slowed(position, Side.SOVIET)));
    this.live =
        new Sides<>(
            new Derived<>(position -> spread(position, Side.AXIS)),
            new Derived<>(position -> spread(position, Side.SOVIET)));
  }

  /** Railways run through all hexes of a major city. */
  private boolean city(int from, int to) {
    return ground.terrain(from) == Terrain.MAJOR_CITY && ground.terrain(to) == Terrain.MAJOR_CITY;
  }

  /** A point for each step along a railway, and what interdiction adds for a side. */
  @Rule("13.21")
  StepTable links(Position position, Side side) {
    return slowed.of(side).of(position);
  }

  /** Every step of a long way asks for it, so it is kept with the position. */
  private StepTable slowed(Position position, Side side) {
    Ints raided = raids.zone(position, side);
    int more = theatre.charts().air().missions().rail() - 1;
    return raided.isEmpty() ? links : links.dearer(raided, more);
  }

  /** Whether a side suffers interdiction on a hex. */
  boolean raided(Position position, Side side, int hex) {
    return raids.hampers(position, side, hex);
  }

  /** Trains cross rivers where a bridge stands. */
  @Rule("10.73")
  StepGuard guard(Position position) {
    return (from, direction, to) ->
        !wet(ground, from, direction) || bridged(position, from, direction);
  }

  private static boolean wet(RostovGround ground, int from, int direction) {
    return ground.stream(from, direction) || ground.side(from, direction, SideFeature.MAJOR_RIVER);
  }

  private boolean bridged(Position position, int from, int direction) {
    return ground.rail(from, direction) && parts.spans().bridge(position, from, direction);
  }

  static boolean gauge(Position position, Side side, int hex) {
    int wanted = side == Side.AXIS ? RostovLayers.AXIS_GAUGE : RostovLayers.SOVIET_GAUGE;
    return position.at(hex, RostovLayers.GAUGE) == wanted;
  }

  /** Whether a hex is on a railway of a side that is joined to a source. */
  boolean joined(Position position, Side side, int hex) {
    return live.of(side).of(position)[hex];
  }

  @Rule("6.4")
  private boolean[] spread(Position position, Side side) {
    HexGrid grid = theatre.grid();
    StepGuard guard = guard(position);
    boolean[] reached = new boolean[grid.size()];
    int[] queue = new int[grid.size()];
    int tail = 0;
    for (int hex = 0; hex < reached.length; hex++) {
      if (passes(position, side, hex) && parts.lines().source(position, side, hex)) {
        reached[hex] = true;
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int from = queue[head];
        int to = grid.neighbour(from, direction);
        if (to != HexGrid.NONE
            && !reached[to]
            && links.price(from, direction) != 0
            && guard.allows(from, direction, to)
            && passes(position, side, to)) {
          reached[to] = true;
          queue[tail++] = to;
        }
      }
    }
    return reached;
  }

  private boolean passes(Position position, Side side, int hex) {
    Board board = theatre.board(position);
    boolean railed = ground.onRail(hex) || ground.terrain(hex) == Terrain.MAJOR_CITY;
    return railed
        && gauge(position, side, hex)
        && board.inPlay(hex)
        && board.openToLine(side, hex)
        && !parts.forts().strongpoint(position, hex, side.enemy());
  }

  /** All hexes closed. */
  byte[] shut() {
    byte[] gates = new byte[theatre.grid().size()];
    Arrays.fill(gates, Gate.CLOSED);
    return gates;
  }
}
