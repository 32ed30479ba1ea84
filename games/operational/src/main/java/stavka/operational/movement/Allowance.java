package stavka.operational.movement;

import stavka.engine.position.Position;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;

/** How far a unit may go in a phase. */
public final class Allowance {
  private Allowance() {}

  /**
   * Half movement points: half as many whole points, at least one, for a unit that began the phase
   * without supply.
   */
  @Books.Kharkov({"6.11", "6.26", "11.41", "16.0"})
  @Books.Guderian({"6.23", "6.25", "11.31", "11.32", "11.34"})
  public static int halfPoints(Pieces pieces, Position position, int unit) {
    int points = pieces.movement(position, unit);
    boolean supplied = !position.onMap(unit) || position.has(unit, Marks.SUPPLIED);
    return 2 * (supplied ? points : points / 2);
  }
}
