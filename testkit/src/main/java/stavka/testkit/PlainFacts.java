package stavka.testkit;

import java.util.function.ToIntBiFunction;
import stavka.engine.play.Facts;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * What is true of toy games, in which all units are alike and supplied and none has a zone.
 *
 * @param fights whether units fight
 * @param strength what each attacks and defends with
 * @param steps how many it has
 * @param score the points of a side
 */
public record PlainFacts(
    boolean fights, int strength, int steps, ToIntBiFunction<Position, Side> score)
    implements Facts {
  @Override
  public boolean fights(int unit) {
    return fights;
  }

  @Override
  public int attack(Position position, int unit) {
    return strength;
  }

  @Override
  public int defence(Position position, int unit) {
    return strength;
  }

  @Override
  public int stepsLeft(Position position, int unit) {
    return steps;
  }

  @Override
  public boolean supplied(Position position, int unit) {
    return true;
  }

  @Override
  public boolean zone(Position position, Side side, int hex) {
    return false;
  }

  @Override
  public int points(Position position, Side side) {
    return score.applyAsInt(position, side);
  }
}
