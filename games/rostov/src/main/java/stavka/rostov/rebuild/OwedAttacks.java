package stavka.rostov.rebuild;

import stavka.engine.event.Scored;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.control.Control;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;

/** Attacks that the Soviets still owe when a place falls and is not taken back. */
@Rule("7.26")
public record OwedAttacks(RostovTheatre theatre) {
  /** At the end of the turn. */
  public void settle(Draft draft) {
    boolean fallen = false;
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      if ((draft.at(hex, RostovLayers.NEW) & RostovLayers.NEW_PLACE) != 0) {
        fallen |= Control.holds(draft.view(), Side.AXIS, hex);
        draft.put(hex, RostovLayers.NEW, 0);
      }
    }
    int owed = draft.ledger(RostovLedger.OWED);
    if (fallen && owed > 0) {
      int points = owed * theatre.charts().rebuild().owedAtCapture();
      draft.enter(RostovLedger.OWED, 0);
      draft.add(RostovLedger.SCORE, points);
      draft.say(new Scored(Side.AXIS, points, "points-owed", "7.26"));
    }
  }
}
