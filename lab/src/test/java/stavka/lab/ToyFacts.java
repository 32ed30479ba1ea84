package stavka.lab;

import stavka.engine.play.Facts;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/** Every unit is worth a point to its owner. */
final class ToyFacts implements Facts {
  @Override
  public boolean fights(int unit) {
    return true;
  }

  @Override
  public int attack(Position position, int unit) {
    return 2;
  }

  @Override
  public int defence(Position position, int unit) {
    return 2;
  }

  @Override
  public int stepsLeft(Position position, int unit) {
    return 1;
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
    int points = 0;
    for (int unit = 0; unit < position.counters(); unit++) {
      points += position.onMap(unit) && position.counter(unit).side() == side ? 1 : 0;
    }
    return points;
  }
}
