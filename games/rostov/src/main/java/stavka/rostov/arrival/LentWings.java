package stavka.rostov.arrival;

import java.util.List;
import java.util.function.IntConsumer;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Timetable;

/** Aircraft that a special group brings for some turns. */
@Rule({"8.32", "8.72"})
record LentWings(RostovTheatre theatre, Side side) {
  private static final List<Integer> AWAY = List.of(Box.OUT, Box.LEFT);

  /** Any of the type will do when they go: the worst off. */
  private static final List<Integer> HERE =
      List.of(Box.SHOT_DOWN, Box.DAMAGED, Box.FLOWN, Box.READY);

  /** Whether any of a group's aircraft can come. */
  boolean any(Position position, Timetable.Group group) {
    return group.air().stream().anyMatch(type -> !first(position, type, AWAY).isEmpty());
  }

  /** They come ready, and stay as long as the group says. */
  void come(Draft draft, Timetable.Group group) {
    group.air().forEach(type -> first(draft.view(), type, AWAY).each(ready(draft)));
    if (!group.air().isEmpty()) {
      draft.enter(RostovLedger.LOAN, draft.turn() + group.forTurns() - 1);
    }
  }

  private static IntConsumer ready(Draft draft) {
    return unit -> draft.moveToBox(unit, Box.READY);
  }

  /** Their turns are over. */
  void leave(Draft draft, Timetable.Group group) {
    for (String type : group.air()) {
      first(draft.view(), type, HERE).each(unit -> draft.moveToBox(unit, Box.LEFT));
    }
    draft.enter(RostovLedger.LOAN, 0);
  }

  /** One counter of a type in the first of some boxes that has any. */
  private Ints first(Position position, String type, List<Integer> boxes) {
    for (int box : boxes) {
      for (int unit = 0; unit < theatre.pieces().count(); unit++) {
        if (theatre.pieces().kind(unit) == Kind.AIR
            && theatre.pieces().side(unit) == side
            && theatre.pieces().machine(unit).equals(type)
            && position.inBox(unit, box)) {
          return Ints.of(unit);
        }
      }
    }
    return Ints.EMPTY;
  }
}
