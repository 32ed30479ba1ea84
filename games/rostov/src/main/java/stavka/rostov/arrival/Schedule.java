package stavka.rostov.arrival;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Timetable;

/** Reinforcements by the turn they come on. */
@Rule({"8.11", "8.21", "8.52"})
public final class Schedule {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;

  public Schedule(RostovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  /** Those of the turn may come now. */
  @Rule({"8.11", "8.22", "8.52"})
  public void receive(Draft draft) {
    for (Timetable.Arrival arrival : theatre.plan(draft.view()).schedule().arrivals()) {
      if (arrival.turn() == draft.turn()) {
        arrival.units().each(unit -> receive(draft, arrival, unit));
        militia(draft, arrival);
      }
    }
    for (int turn : theatre.plan(draft.view()).layout().zapLater()) {
      if (turn == draft.turn()) {
        zap(draft);
      }
    }
  }

  /** Another training regiment is ready. */
  @Rule("22.73")
  private void zap(Draft draft) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.kind(unit) == Kind.ZAP && draft.view().inBox(unit, Box.POOL)) {
        draft.moveToBox(unit, Box.ACTIVE);
        return;
      }
    }
  }

  private static void receive(Draft draft, Timetable.Arrival arrival, int unit) {
    boolean waits = draft.view().inBox(unit, Box.COMING);
    Integer instead = arrival.ifOffMap().get(unit);
    if (instead != null && draft.onMap(instead)) {
      draft.moveToBox(unit, Box.OUT);
    } else if (waits || (arrival.again() && !draft.onMap(unit))) {
      draft.moveToBox(unit, Box.DUE);
    }
  }

  /** The next of a town's levies. */
  private void militia(Draft draft, Timetable.Arrival arrival) {
    int left = arrival.militia();
    for (int unit = 0; left > 0 && unit < pieces.count(); unit++) {
      if (pieces.kind(unit) == Kind.MILITIA
          && pieces.home(unit).equals(arrival.entry())
          && draft.view().inBox(unit, Box.POOL)) {
        draft.moveToBox(unit, Box.DUE);
        left--;
      }
    }
  }
}
