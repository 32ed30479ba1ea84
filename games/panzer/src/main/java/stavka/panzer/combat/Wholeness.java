package stavka.panzer.combat;

import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.model.Books;
import stavka.operational.model.Pieces;

/** Whether the units of a German mechanised division stand together. */
public final class Wholeness {
  private Wholeness() {}

  /** Whether all units of a unit's division are with it in its hex. */
  @Books.Kharkov("14.1")
  @Books.Guderian("7.3")
  public static boolean together(Pieces pieces, Position position, int unit) {
    int formation = pieces.formation(unit);
    int hex = position.place(unit);
    return formation >= 0
        && pieces.formationUnits(formation).all(other -> position.place(other) == hex);
  }

  /** The same of units that would stand in a hex. */
  public static boolean together(Pieces pieces, Ints stack, int unit) {
    int formation = pieces.formation(unit);
    return formation >= 0 && pieces.formationUnits(formation).all(stack::contains);
  }
}
