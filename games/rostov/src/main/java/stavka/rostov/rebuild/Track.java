package stavka.rostov.rebuild;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
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

  /**
   * Whether a rebuilt unit may come onto the map: from the Active box, those of the NKVD from the
   * track alone once their turns have passed.
   */
  @Rule({"7.23", "7.43", "8.4"})
  public boolean ready(Position position, int unit) {
    if (position.inBox(unit, Box.TRACK)) {
      return !position.has(unit, RostovMarks.AWAY);
    }
    return position.inBox(unit, Box.ACTIVE) && !theatre.pieces().nkvd(unit);
  }
}
