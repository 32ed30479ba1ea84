package stavka.kharkov.regiment;

import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.operational.model.Marks;

/** The box of the fifteen regiment counters: no more than these are ever on the map. */
@Rule("15.15")
public record RegimentBox(KharkovTheatre theatre) {
  private static final BitField[] BLANK = {
    Marks.STEP,
    Marks.MOVED,
    Marks.DISRUPTED,
    KharkovMarks.ENTRENCHED,
    Marks.ATTACKED,
    Marks.DEFENDED,
    Marks.GUEST,
    Marks.SUPPLIED,
    KharkovMarks.BEGAN_IN_ZONE,
    Marks.GRACE,
    KharkovMarks.ORIGIN,
    KharkovMarks.DIVISION
  };

  /** The counters that can be used. */
  public Ints free(Position position) {
    return theatre.pieces().regiments().filter(unit -> position.inBox(unit, Box.REGIMENTS));
  }

  /** Puts a regiment, or a division that is split, into the box with nothing left on it. */
  public static void putAway(Draft draft, int unit) {
    draft.moveToBox(unit, Box.REGIMENTS);
    blank(draft, unit);
  }

  /** Wipes off what earlier play left on a counter. */
  public static void blank(Draft draft, int unit) {
    for (BitField field : BLANK) {
      draft.clear(unit, field);
    }
  }
}
