package stavka.redstar.supply;

import java.util.Arrays;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.move.Gate;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.TraceField;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** Where a side's lines of communication can run in a position. */
@Rule({"10.1.1", "10.1.2", "10.1.3"})
final class Network {
  private static final int ANY_LENGTH = Short.MAX_VALUE - 1;

  private final Theatre theatre;
  private final LineTables tables;
  private final Position position;
  private final Side side;
  private final StepTable steps;
  private final byte[] gates;
  private final byte[] closed;

  Network(Theatre theatre, LineTables tables, Position position, Side side) {
    this.theatre = theatre;
    this.tables = tables;
    this.position = position;
    this.side = side;
    Board board = theatre.board(position);
    int size = theatre.ground().grid().size();
    gates = new byte[size];
    closed = new byte[size];
    for (int hex = 0; hex < size; hex++) {
      if (board.holds(side.enemy(), hex) || !board.inPlay(hex)) {
        gates[hex] = Gate.CLOSED;
        closed[hex] = 1;
      } else if (!board.covered(side, hex)) {
        // A line may begin at a unit there, but none passes.
        gates[hex] = Gate.STOP;
        closed[hex] = 1;
      }
    }
    steps = harried(tables.steps(side, theatre.snow(position)));
  }

  /** Partisans double what their hex counts in an Axis line. */
  @Rule({"10.1.3", "11.1.1"})
  private StepTable harried(StepTable table) {
    Pieces pieces = theatre.pieces();
    Ints partisans = Ints.EMPTY;
    for (int unit = 0; side == Side.AXIS && unit < pieces.count(); unit++) {
      if (pieces.is(unit, Kind.PARTISAN) && position.onMap(unit)) {
        partisans = partisans.with(position.place(unit));
      }
    }
    return partisans.isEmpty() ? table : table.doubledFrom(partisans);
  }

  /** Lines of so many half hexes at most from some hexes. */
  MoveField within(Ints from, int halves) {
    return MoveField.enter(
        steps, gates, ZoneEffect.NONE, from, new int[from.size()], halves, StepGuard.OPEN);
  }

  /** Lines of any length from some hexes. */
  TraceField anyLength(Ints from) {
    byte[] sides = tables.sides(side, theatre.snow(position));
    return TraceField.spread(position.grid(), from, closed, sides, ANY_LENGTH);
  }

  /** Rail lines of any length from some hexes. */
  @Rule("10.1.2")
  TraceField rail(Ints from) {
    return TraceField.spread(position.grid(), from, closed, tables.rails(), ANY_LENGTH);
  }

  /** Whether a line that begins on a hex joins a field; the hex itself need not be passable. */
  boolean joins(TraceField field, byte[] sides, int hex) {
    if (field.reaches(hex)) {
      return true;
    }
    HexGrid grid = position.grid();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = grid.neighbour(hex, direction);
      if (to != HexGrid.NONE
          && field.reaches(to)
          && sides[hex * HexGrid.DIRECTIONS + direction] != TraceField.SHUT) {
        return true;
      }
    }
    return false;
  }

  boolean joinsRail(TraceField field, int hex) {
    return theatre.ground().rail(hex) && joins(field, tables.rails(), hex);
  }

  boolean joinsLine(TraceField field, int hex) {
    return joins(field, tables.sides(side, theatre.snow(position)), hex);
  }

  /** The permanent sources of the side that are still its own. */
  @Rule({"10.1.1", "10.4"})
  Ints sources() {
    HexSet region = theatre.map().region(side == Side.AXIS ? "axis-sources" : "soviet-sources");
    int lost = position.ledger(Ledger.SOURCES_LOST);
    return Ints.of(
        Arrays.stream(region.toArray())
            .filter(hex -> gates[hex] != Gate.CLOSED)
            .filter(hex -> (lost & Ledger.MOSCOW) == 0 || hex != hexOf("moscow"))
            .filter(hex -> (lost & Ledger.BAKU) == 0 || hex != hexOf("baku"))
            .toArray());
  }

  /** The hex of a city of the charts, or -1 if there is none. */
  int hexOf(String place) {
    int index = theatre.charts().place(place);
    return index < 0 ? HexGrid.NONE : theatre.charts().places().get(index).hex();
  }
}
