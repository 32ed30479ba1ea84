package stavka.kharkov.supply;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.position.Ints;
import stavka.engine.play.Side;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.TraceField;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;

/** Soviet lines of communication from headquarters, and their supply lines to the east edge. */
@Rule({"11.2", "11.21", "11.23", "10.22", "10.23", "10.24"})
public final class SovietLines {
  private static final int ANY_LENGTH = Short.MAX_VALUE - 1;

  private final TraceField toEast;
  private final List<Radius> radii = new ArrayList<>();

  /** The lines of communication of one active headquarters. */
  public record Radius(int hq, int bit, boolean supplied, TraceField lines) {}

  SovietLines(Theatre theatre, Position position) {
    Ground ground = theatre.ground();
    Pieces pieces = theatre.pieces();
    byte[] closed = Board.of(theatre, position).closedToLines(Side.SOVIET);
    byte[] sides = ground.supplySides(Side.SOVIET);
    Ints edge = Ints.of(ground.map().region("edge-east").toArray());
    toEast = TraceField.spread(ground.grid(), edge, closed, sides, ANY_LENGTH);
    for (int i = 0; i < pieces.sovietHqs().size(); i++) {
      int hq = pieces.sovietHqs().get(i);
      if (position.onMap(hq) && position.has(hq, State.ACTIVE)) {
        int hex = position.place(hq);
        int radius = pieces.roster().get(hq).rating();
        TraceField lines = TraceField.spread(ground.grid(), Ints.of(hex), closed, sides, radius);
        radii.add(new Radius(hq, pieces.hqBit(hq), toEast.reaches(hex), lines));
      }
    }
  }

  public List<Radius> radii() {
    return List.copyOf(radii);
  }

  /** The active headquarters with a line of communication to a hex, a bit each. */
  public int commandedBy(int hex) {
    int bits = 0;
    for (Radius radius : radii) {
      if (radius.lines().reaches(hex)) {
        bits |= radius.bit();
      }
    }
    return bits;
  }

  /** Whether a unit on a hex is supplied: in the radius of an active headquarters that is supplied itself. */
  public boolean supplies(int hex) {
    for (Radius radius : radii) {
      if (radius.supplied() && radius.lines().reaches(hex)) {
        return true;
      }
    }
    return false;
  }

  public boolean linkedToEast(int hex) {
    return toEast.reaches(hex);
  }

  public TraceField toEast() {
    return toEast;
  }
}
