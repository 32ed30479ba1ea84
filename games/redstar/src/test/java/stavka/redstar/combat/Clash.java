package stavka.redstar.combat;

import stavka.engine.order.Advance;
import stavka.redstar.Field;
import stavka.redstar.model.Box;

/** The attack most tests of what follows begin with. */
final class Clash {
  static final String KAMPFGRUPPEN = "de-kg-pz-1 de-kg-pz-2 de-kg-inf-2 de-kg-inf-3";

  private Clash() {}

  /** A German corps attacks a Soviet one at 3-1 in the open. */
  static Field threeToOne(int... dice) {
    return Field.at(13, "axis-combat", dice)
        .box(Box.BREAKDOWN, KAMPFGRUPPEN)
        .place("1210", "de-pz-1")
        .place("1310", "su-rc-1");
  }

  static int longestAdvance(Field field) {
    return field.choices().stream()
        .mapToInt(order -> order instanceof Advance advance ? advance.path().size() : 0)
        .max()
        .orElse(0);
  }
}
