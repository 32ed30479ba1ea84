package stavka.redstar.model;

import stavka.engine.rule.Rule;
import stavka.engine.value.Side;

/** How large a unit is; stacking points follow from it. */
public enum Size {
  ARMY(12, 2),
  CORPS(6, 1),
  KAMPFGRUPPE(3, 0),
  DIVISION(2, 0),
  NONE(0, 0);

  private final int axisPoints;
  private final int sovietPoints;

  Size(int axisPoints, int sovietPoints) {
    this.axisPoints = axisPoints;
    this.sovietPoints = sovietPoints;
  }

  @Rule({"4.0.3", "4.0.5"})
  int points(Side side) {
    return side == Side.AXIS ? axisPoints : sovietPoints;
  }
}
