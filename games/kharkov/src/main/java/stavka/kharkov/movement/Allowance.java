package stavka.kharkov.movement;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;

/** How far a unit may go in a phase. */
public final class Allowance {
  private final Pieces pieces;

  public Allowance(Pieces pieces) {
    this.pieces = pieces;
  }

  /**
   * Half movement points: half as many whole points for a unit that began the phase without supply.
   */
  @Rule({"6.11", "6.26", "11.41", "16.0"})
  public int halfPoints(Position position, int unit) {
    int points = pieces.movement(position, unit);
    boolean supplied = !position.onMap(unit) || position.has(unit, State.SUPPLIED);
    return 2 * (supplied ? points : points / 2);
  }
}
