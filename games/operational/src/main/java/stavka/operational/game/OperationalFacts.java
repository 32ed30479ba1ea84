package stavka.operational.game;

import stavka.engine.play.Facts;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Boards;
import stavka.operational.board.Stacking;
import stavka.operational.model.UnitNumber;
import stavka.operational.victory.FinalCount;
import stavka.operational.victory.Score;

/** What the shared parts say of a position to bots and lists; a game adds what they do not know. */
public abstract class OperationalFacts implements Facts {
  private final Boards boards;
  private final Stacking stacking;
  private final UnitNumber steps;
  private final Derived<Score> score;

  /**
   * @param steps the steps a unit can still lose
   */
  protected OperationalFacts(
      Boards boards, Stacking stacking, UnitNumber steps, FinalCount finalCount) {
    this.boards = boards;
    this.stacking = stacking;
    this.steps = steps;
    this.score = new Derived<>(finalCount::score);
  }

  @Override
  public final int stepsLeft(Position position, int unit) {
    return steps.of(position, unit);
  }

  @Override
  public final boolean zone(Position position, Side side, int hex) {
    return boards.of(position).inZoneOf(side, hex);
  }

  @Override
  public final boolean fits(Position position, Ints units, int hex) {
    return stacking.fits(position, units, hex);
  }

  @Override
  public final int points(Position position, Side side) {
    Score now = score.of(position);
    return side == Side.AXIS ? now.axis() : now.soviet();
  }
}
