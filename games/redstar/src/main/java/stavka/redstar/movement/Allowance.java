package stavka.redstar.movement;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.redstar.model.Pieces;

/** The points a unit has to move with. */
@Rule({"3.1.1", "3.1.3"})
public final class Allowance {
  private final Pieces pieces;

  public Allowance(Pieces pieces) {
    this.pieces = pieces;
  }

  /** In whole points: what is printed, or half of it rounded up for a unit in poor supply. */
  @Rule({"1.5.1", "3.1.3", "10.6.1", "10.8.1"})
  public int points(Position position, int unit) {
    int printed = pieces.movement(position, unit);
    return pieces.supply(position, unit).poor() ? (printed + 1) / 2 : printed;
  }

  public int halfPoints(Position position, int unit) {
    return 2 * points(position, unit);
  }
}
