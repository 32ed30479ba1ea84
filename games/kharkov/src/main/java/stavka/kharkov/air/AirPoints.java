package stavka.kharkov.air;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;

/** Both sides' air points of a turn; those not used are not kept. */
@Rule("13.0")
public record AirPoints(KharkovTheatre theatre) {
  /** Gives both sides the points of the turn that begins. */
  public void refill(Draft draft) {
    draft.enter(Ledger.AXIS_AIR, theatre.charts().airPoints(Side.AXIS, draft.turn()));
    draft.enter(Ledger.SOVIET_AIR, theatre.charts().airPoints(Side.SOVIET, draft.turn()));
  }
}
