package stavka.panzer.supply;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Destination;
import stavka.engine.trace.Linkage;
import stavka.engine.trace.RadiusField;
import stavka.engine.trace.TraceField;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/**
 * Soviet lines: from units to the headquarters or leaders in whose radius they stand, and from
 * those, however far, to the east edge.
 */
@Rule(
    in = Books.KHARKOV,
    value = {"11.2", "11.21", "11.23", "10.22", "10.23", "10.24"})
@Rule(
    in = Books.GUDERIAN,
    value = {"11.2", "11.21", "11.22", "11.24", "10.31", "10.32"})
public final class CommandLines {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Position position;
  private final byte[] closed;
  private final byte[] sides;
  private final RadiusField radii;
  private final Linkage toEast;

  CommandLines(Theatre theatre, Position position, Destination eastEdge) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.position = position;
    this.closed = theatre.board(position).closedToLines(Side.SOVIET);
    this.sides = theatre.ground().lineSides(Side.SOVIET);
    this.toEast = new Linkage(eastEdge, closed, sides);
    this.radii = new RadiusField(grid(), closed, sides);
    for (int i = 0; i < pieces.commanders().size(); i++) {
      int commander = pieces.commanders().get(i);
      if (pieces.commands(position, commander)) {
        radii.add(
            position.place(commander), pieces.radius(commander), pieces.commandBit(commander));
      }
    }
  }

  private HexGrid grid() {
    return theatre.ground().grid();
  }

  /** The commanders with a line to a hex, a bit each. */
  public int commandedBy(int hex) {
    return radii.at(hex);
  }

  /** Whether a unit on a hex is supplied: in the radius of a commander who is supplied himself. */
  @Rule(in = Books.KHARKOV, value = "11.21")
  @Rule(
      in = Books.GUDERIAN,
      value = {"10.31", "11.23"})
  public boolean supplies(int hex) {
    for (int i = 0; i < pieces.commanders().size(); i++) {
      int commander = pieces.commanders().get(i);
      if ((radii.at(hex) & pieces.commandBit(commander)) != 0
          && linkedToEast(position.place(commander))) {
        return true;
      }
    }
    return false;
  }

  public boolean linkedToEast(int hex) {
    return toEast.reaches(hex);
  }

  /** Lines of any length from the east edge, to be shown. */
  public TraceField toEast() {
    Ints edge = Ints.of(theatre.map().region("edge-east").toArray());
    return TraceField.spread(grid(), edge, closed, sides, TraceField.ANY_LENGTH);
  }
}
