package stavka.kharkov.supply;

import static stavka.engine.play.Detail.unit;

import stavka.engine.event.Noted;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;

/** A side's recovery phase: disrupted units are in order again, displaced headquarters active. */
@Rule({"7.33", "10.17", "4.2"})
public final class Recovery {
  private final Pieces pieces;

  public Recovery(Theatre theatre) {
    this.pieces = theatre.pieces();
  }

  public void recover(Draft draft, Side side) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) != side) {
        continue;
      }
      if (draft.has(unit, State.DISRUPTED)) {
        draft.clear(unit, State.DISRUPTED);
        draft.say(Noted.of("7.33", "unit-recovers", unit(unit)));
      }
      if (draft.has(unit, State.DISPLACED)) {
        draft.clear(unit, State.DISPLACED);
        draft.set(unit, State.ACTIVE);
        draft.say(Noted.of("10.17", "hq-recovers", unit(unit)));
      }
    }
  }
}
