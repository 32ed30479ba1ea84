package stavka.panzer.combat;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Books;
import stavka.operational.model.Pieces;

/** Whether the units of a German mechanised division stand together. */
public final class Wholeness {
  private Wholeness() {}

  /** Whether all units of a unit's division are with it in its hex. */
  @Rule(in = Books.KHARKOV, value = "14.1")
  @Rule(in = Books.GUDERIAN, value = "7.3")
  public static boolean together(Pieces pieces, Position position, int unit) {
    int formation = pieces.formation(unit);
    if (formation < 0) {
      return false;
    }
    Ints units = pieces.formationUnits(formation);
    for (int i = 0; i < units.size(); i++) {
      if (position.place(units.get(i)) != position.place(unit)) {
        return false;
      }
    }
    return true;
  }

  /** The same of units that would stand in a hex. */
  public static boolean together(Pieces pieces, Ints stack, int unit) {
    int formation = pieces.formation(unit);
    if (formation < 0) {
      return false;
    }
    Ints units = pieces.formationUnits(formation);
    for (int i = 0; i < units.size(); i++) {
      if (!stack.contains(units.get(i))) {
        return false;
      }
    }
    return true;
  }
}
