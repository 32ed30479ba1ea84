package stavka.rostov.rebuild;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;

/** Units of the NKVD that wait some turns until they come back. */
@Rule({"7.23", "7.25", "8.4"})
public record Track(RostovTheatre theatre) {
  /** A unit goes to the track. */
  void send(Draft draft, int unit) {
    draft.moveToBox(unit, Box.TRACK);
    draft.set(unit, RostovMarks.AWAY, theatre.charts().rebuild().turnsAway());
  }

  /** A turn has passed. */
  public void advance(Draft draft) {
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (draft.view().inBox(unit, Box.TRACK) && draft.has(unit, RostovMarks.AWAY)) {
        draft.set(unit, RostovMarks.AWAY, draft.get(unit, RostovMarks.AWAY) - 1);
      }
    }
  }
}
