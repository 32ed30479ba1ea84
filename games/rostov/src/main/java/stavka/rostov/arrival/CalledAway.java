package stavka.rostov.arrival;

import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Timetable;

/** Who has to leave on a turn, and at what strength. */
@Rule({"8.32", "8.71"})
record CalledAway(RostovTheatre theatre, Side side) {
  /** Units of this turn's list of whom nothing is settled yet. */
  Ints now(Position position) {
    Ints units = Ints.EMPTY;
    for (Timetable.Departure departure : theatre.plan(position).schedule().departures()) {
      if (departure.turn() == position.turn() && departure.side() == side) {
        units = units.plus(departure.units().filter(unit -> open(position, unit)));
      }
    }
    return units;
  }

  private boolean open(Position position, int unit) {
    return !position.has(unit, RostovMarks.KEPT)
        && !position.inBox(unit, Box.LEFT)
        && !position.inBox(unit, Box.OUT)
        && !stays(position, unit);
  }

  /** Whether a group that was called keeps a unit here. */
  @Rule("8.32")
  private boolean stays(Position position, int unit) {
    List<Timetable.Group> groups = theatre.plan(position).schedule().groups();
    for (int number = 0; number < groups.size(); number++) {
      if (Groups.called(position, number) && groups.get(number).stay().contains(unit)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit cannot go itself. */
  static boolean lost(Position position, int unit) {
    return position.inBox(unit, Box.CADRE)
        || position.inBox(unit, Box.ELIMINATED)
        || position.inBox(unit, Box.NEVER);
  }

  /** Whether a unit leaves at whatever strength it has. */
  boolean asItIs(Position position, int unit) {
    for (Timetable.Departure departure : theatre.plan(position).schedule().departures()) {
      if (departure.turn() == position.turn() && departure.units().contains(unit)) {
        return departure.asIs();
      }
    }
    return false;
  }

  /** The face that one who goes for a lost unit has to match: its whole, or its last step. */
  long wanted(Position position, int unit) {
    int last = theatre.pieces().profile(unit).steps().size() - 1;
    return RostovMarks.STEP.put(0, asItIs(position, unit) ? last : 0);
  }
}
