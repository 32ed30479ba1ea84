package stavka.redstar.movement;

import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Pieces;

/** Who moves at a step of a movement phase. */
@Rule({"2.0", "3.0", "3.2", "3.5.5"})
public enum Movers {
  AXIS(Side.AXIS, "axis-movement"),
  AIR_BASES(Side.AXIS, "axis-air-bases"),
  SOVIET(Side.SOVIET, "soviet-movement"),
  /** In the strategic step: leaders too, who are not among those barred from it [3.5.3]. */
  SOVIET_STRATEGIC(Side.SOVIET, "soviet-strategic"),
  LEADERS(Side.SOVIET, "soviet-leaders"),
  /** The Axis motorised movement phase. */
  ARMOUR(Side.AXIS, "armour-movement");

  private final Side side;
  private final String step;

  Movers(Side side, String step) {
    this.side = side;
    this.step = step;
  }

  public Side side() {
    return side;
  }

  /** The step of the sequence at which they move. */
  public String step() {
    return step;
  }

  /** Whether a counter is among them: air bases and leaders move last, armour alone moves again. */
  @Rule({"2.0", "3.2", "3.5.3"})
  boolean include(Pieces pieces, int unit) {
    if (pieces.side(unit) != side) {
      return false;
    }
    Kind kind = pieces.kind(unit);
    return switch (this) {
      case AXIS -> kind != Kind.AIR_BASE;
      case AIR_BASES -> kind == Kind.AIR_BASE;
      case SOVIET -> kind != Kind.LEADER;
      case SOVIET_STRATEGIC -> true;
      case LEADERS -> kind == Kind.LEADER;
      case ARMOUR -> kind == Kind.ARMOUR;
    };
  }
}
