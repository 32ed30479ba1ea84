package stavka.redstar.loss;

import stavka.engine.event.Eliminated;
import stavka.engine.position.Draft;
import stavka.redstar.model.Box;
import stavka.redstar.model.Theatre;

/** What becomes of a counter that leaves the map against its owner's will. */
public final class Fate {
  private final Theatre theatre;

  public Fate(Theatre theatre) {
    this.theatre = theatre;
  }

  /** Takes a counter off the map and sends it where its kind goes. */
  public void eliminate(Draft draft, int unit, String rule) {
    int hex = draft.place(unit);
    draft.say(new Eliminated(unit, hex, rule));
    draft.moveToBox(unit, theatre.pieces().kind(unit).asset() ? Box.DESTROYED : Box.ELIMINATED);
  }
}
