package stavka.operational.movement;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.operational.model.Marks;

/** Who comes onto the map by movement, and by which hexes. */
public interface Entrances {
  /** Where nobody does. */
  Entrances NONE = (position, unit) -> Ints.EMPTY;

  /** The hexes a unit may enter by. */
  Ints choices(Position position, int unit);

  /** Whether a unit waits off the map for an arrival that is due. */
  default boolean due(Position position, int unit) {
    return false;
  }

  /** Whether two units off the map come by the same way. */
  default boolean together(Position position, int first, int other) {
    return false;
  }

  /** A unit has come onto the map: in most books that brings supply for the turn. */
  default void arrived(Draft draft, int unit) {
    if (draft.get(unit, Marks.GRACE) < draft.turn()) {
      draft.set(unit, Marks.GRACE, draft.turn());
      draft.set(unit, Marks.SUPPLIED);
    }
  }

  /** The case of the book that says where a unit enters, if it has one of its own. */
  default @Nullable String rule(int unit) {
    return null;
  }

  /** Why a unit cannot enter by a hex, where a game can say more than that it is none of these. */
  default @Nullable Objection refusal(Position position, int unit, int hex) {
    return null;
  }
}
