package stavka.panzer.movement;

import static stavka.engine.reason.Detail.unit;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.panzer.model.Campaign;
import stavka.panzer.model.Counters;
import stavka.panzer.model.Marks;
import stavka.panzer.model.Panzer;

/** A side's recovery phase: disrupted units are in order again. */
@Rule(
    in = Panzer.KHARKOV,
    value = {"7.33", "4.2"})
@Rule(
    in = Panzer.GUDERIAN,
    value = {"6.63", "4.2"})
public class Recovering {
  private final Campaign campaign;

  public Recovering(Campaign campaign) {
    this.campaign = campaign;
  }

  public final void recover(Draft draft, Side side) {
    Counters pieces = campaign.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) != side) {
        continue;
      }
      if (draft.has(unit, Marks.DISRUPTED)) {
        draft.clear(unit, Marks.DISRUPTED);
        draft.say(campaign.cites().noted("unit-recovers", unit(unit)));
      }
      recoverFurther(draft, unit);
    }
  }

  /** What else ends for a unit of the side in its recovery phase. */
  protected void recoverFurther(Draft draft, int unit) {}
}
