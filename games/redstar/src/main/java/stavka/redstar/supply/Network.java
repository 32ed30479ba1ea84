package stavka.redstar.supply;

import java.util.function.Supplier;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.move.Gate;
import stavka.engine.move.StepTable;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarTheatre;

/** Where a side's lines of communication can run in a position. */
@Rule({"10.1.1", "10.1.2", "10.1.3"})
final class Network {
  private final RedStarTheatre theatre;
  private final Position position;
  private final Side side;
  private final StepTable steps;
  private final byte[] gates;
  private final Passage rails;
  private final Passage country;

  Network(RedStarTheatre theatre, LineTables tables, Position position, Side side) {
    this.theatre = theatre;
    this.position = position;
    this.side = side;
    Board board = theatre.board(position);
    HexGrid grid = theatre.ground().grid();
    gates = new byte[grid.size()];
    byte[] closed = new byte[grid.size()];
    for (int hex = 0; hex < gates.length; hex++) {
      if (board.holds(side.enemy(), hex) || !board.inPlay(hex)) {
        gates[hex] = Gate.CLOSED;
        closed[hex] = 1;
      } else if (!board.covered(side, hex)) {
        // A line may begin at a unit there, but none passes.
        gates[hex] = Gate.STOP;
        closed[hex] = 1;
      }
    }
    boolean snow = theatre.weather(position).freezes();
    steps = harried(tables.steps(side, snow));
    rails = new Passage(grid, closed, tables.rails());
    country = new Passage(grid, closed, tables.sides(side, snow));
  }

  /** Partisans double what their hex counts in an Axis line. */
  @Rule({"10.1.3", "11.1.1"})
  private StepTable harried(StepTable table) {
    Ints partisans =
        side == Side.AXIS ? theatre.pieces().onMap(position, Kind.PARTISAN) : Ints.EMPTY;
    return partisans.isEmpty()
        ? table
        : table.doubledFrom(Ints.of(partisans.stream().map(position::place).toArray()));
  }

  /** Lines that go on for so many half hexes at most. */
  Trace within(Trace from, int halves) {
    return from.within(halves, steps, gates);
  }

  /** Lines from relay to relay, each so many half hexes at most from the next. */
  Trace chained(Trace from, Supplier<Ints> relays, int halves) {
    return from.chaining(relays, halves, steps, gates);
  }

  /** The hexes from one of a line to its source or to what relays it, both included. */
  static Ints chain(Trace lines, int hex) {
    return lines.reaches(hex) ? lines.leg(hex) : Ints.of(hex);
  }

  /** Lines that go on for any length. */
  Trace anyLength(Trace from) {
    return from.along(country);
  }

  /** Rail lines of any length. */
  @Rule("10.1.2")
  Trace rail(Trace from) {
    return from.along(rails);
  }

  /** Whether a rail line that begins on a hex joins others. */
  boolean joinsRail(Trace rail, int hex) {
    return theatre.ground().rail(hex) && rail.joins(hex);
  }

  /** The permanent sources of the side that are still its own. */
  @Rule("10.4")
  Ints sources() {
    HexSet region = theatre.map().region(side == Side.AXIS ? "axis-sources" : "soviet-sources");
    int lost = position.ledger(Ledger.SOURCES_LOST);
    return region
        .toInts()
        .filter(hex -> gates[hex] != Gate.CLOSED)
        .filter(hex -> (lost & Ledger.MOSCOW) == 0 || hex != hexOf("moscow"))
        .filter(hex -> (lost & Ledger.BAKU) == 0 || hex != hexOf("baku"));
  }

  /** The hex of a city of the charts, or -1 if there is none. */
  int hexOf(String place) {
    int index = theatre.charts().place(place);
    return index < 0 ? HexGrid.NONE : theatre.charts().places().get(index).hex();
  }
}
