package stavka.kharkov.supply;

import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Linkage;
import stavka.engine.trace.RadiusField;
import stavka.engine.trace.TraceField;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.panzer.model.Board;

/** Soviet lines of communication from headquarters, and their supply lines to the east edge. */
@Rule({"11.2", "11.21", "11.23", "10.22", "10.23", "10.24"})
public final class SovietLines {
  private final Ground ground;
  private final Pieces pieces;
  private final Position position;
  private final byte[] closed;
  private final RadiusField radii;
  private final Linkage toEast;

  SovietLines(Theatre theatre, Position position) {
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
    this.position = position;
    this.closed = Board.of(theatre, position).closedToLines(Side.SOVIET);
    this.toEast = new Linkage(ground.eastEdge(), closed, ground.supplySides(Side.SOVIET));
    this.radii = new RadiusField(ground.grid(), closed, ground.supplySides(Side.SOVIET));
    for (int i = 0; i < pieces.sovietHqs().size(); i++) {
      int hq = pieces.sovietHqs().get(i);
      if (active(hq)) {
        radii.add(position.place(hq), radius(hq), pieces.hqBit(hq));
      }
    }
  }

  private boolean active(int hq) {
    return position.onMap(hq) && position.has(hq, State.ACTIVE);
  }

  private int radius(int hq) {
    return pieces.roster().get(hq).rating();
  }

  /** The active headquarters with a line of communication to a hex, a bit each. */
  public int commandedBy(int hex) {
    return radii.at(hex);
  }

  /**
   * Whether a unit on a hex is supplied: in the radius of an active headquarters that is supplied
   * itself.
   */
  public boolean supplies(int hex) {
    for (int i = 0; i < pieces.sovietHqs().size(); i++) {
      int hq = pieces.sovietHqs().get(i);
      if ((radii.at(hex) & pieces.hqBit(hq)) != 0 && linkedToEast(position.place(hq))) {
        return true;
      }
    }
    return false;
  }

  public boolean linkedToEast(int hex) {
    return toEast.reaches(hex);
  }

  /** Supply lines of any length to the east edge, to be shown. */
  public TraceField toEast() {
    Ints edge = Ints.of(ground.map().region("edge-east").toArray());
    return TraceField.spread(
        ground.grid(), edge, closed, ground.supplySides(Side.SOVIET), TraceField.ANY_LENGTH);
  }

  /** The lines of communication of one headquarters, to be shown. */
  public TraceField radiusOf(int hq) {
    return TraceField.spread(
        ground.grid(),
        Ints.of(position.place(hq)),
        closed,
        ground.supplySides(Side.SOVIET),
        active(hq) ? radius(hq) : 0);
  }
}
