package stavka.app.coin;

import stavka.engine.play.Facts;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/** Nothing fights over a coin; only the points count. */
final class CoinFacts implements Facts {
  @Override
  public boolean fights(int unit) {
    return false;
  }

  @Override
  public int attack(Position position, int unit) {
    return 0;
  }

  @Override
  public int defence(Position position, int unit) {
    return 0;
  }

  @Override
  public int stepsLeft(Position position, int unit) {
    return 0;
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
    return position.ledger(side.ordinal());
  }
}
