package stavka.guderian.model;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Where interdiction markers lie. */
@Rule({"13.0", "13.3"})
public final class Interdictions {
  private Interdictions() {}

  /** The hexes of German markers. */
  public static Ints german(Position position) {
    Ints hexes = Ints.EMPTY;
    for (int i = 0; i < Ledger.MOST_INTERDICTIONS; i++) {
      int hex = position.ledger(Ledger.FIRST_INTERDICTION + i) - 1;
      if (hex < 0) {
        break;
      }
      hexes = hexes.with(hex);
    }
    return hexes;
  }

  /** The hex of the Soviet marker, or none. */
  public static Ints soviet(Position position) {
    int hex = position.ledger(Ledger.SOVIET_INTERDICTION) - 1;
    return hex < 0 ? Ints.EMPTY : Ints.of(hex);
  }

  /** The markers that hinder a side. */
  public static Ints against(Position position, Side side) {
    return side == Side.SOVIET ? german(position) : soviet(position);
  }
}
