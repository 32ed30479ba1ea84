package stavka.panzer.supply;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.RadiusField;
import stavka.engine.trace.TraceField;
import stavka.panzer.Panzer;
import stavka.panzer.model.Board;
import stavka.panzer.model.Campaign;
import stavka.panzer.model.Counters;

/**
 * Soviet lines: from units to the headquarters or leaders in whose radius they stand, and from
 * those, however far, to the east edge.
 */
@Rule(
    in = Panzer.KHARKOV,
    value = {"11.2", "11.21", "11.23", "10.22", "10.23", "10.24"})
@Rule(
    in = Panzer.GUDERIAN,
    value = {"11.2", "11.21", "11.22", "11.24", "10.31", "10.32"})
public final class CommandLines {
  private final Campaign campaign;
  private final Counters pieces;
  private final Position position;
  private final byte[] closed;
  private final byte[] sides;
  private final RadiusField radii;
  private @Nullable TraceField toEast;
  private int supplied = -1;

  CommandLines(Campaign campaign, Position position) {
    this.campaign = campaign;
    this.pieces = campaign.pieces();
    this.position = position;
    this.closed = Board.of(campaign, position).closedToLines(Side.SOVIET);
    this.sides = campaign.ground().lineSides(Side.SOVIET);
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
    return campaign.ground().grid();
  }

  /** The commanders with a line to a hex, a bit each. */
  public int commandedBy(int hex) {
    return radii.at(hex);
  }

  /** Whether a unit on a hex is supplied: in the radius of a commander who is supplied himself. */
  @Rule(in = Panzer.KHARKOV, value = "11.21")
  @Rule(
      in = Panzer.GUDERIAN,
      value = {"10.31", "11.23"})
  public boolean supplies(int hex) {
    return (radii.at(hex) & suppliedCommanders()) != 0;
  }

  private int suppliedCommanders() {
    if (supplied < 0) {
      int bits = 0;
      for (int i = 0; i < pieces.commanders().size(); i++) {
        int commander = pieces.commanders().get(i);
        if (pieces.commands(position, commander) && linkedToEast(position.place(commander))) {
          bits |= pieces.commandBit(commander);
        }
      }
      supplied = bits;
    }
    return supplied;
  }

  public boolean linkedToEast(int hex) {
    return toEast().reaches(hex);
  }

  /** Lines of any length from the east edge. */
  public TraceField toEast() {
    if (toEast == null) {
      Ints edge = Ints.of(campaign.map().region("edge-east").toArray());
      toEast = TraceField.spread(grid(), edge, closed, sides, TraceField.ANY_LENGTH);
    }
    return toEast;
  }
}
