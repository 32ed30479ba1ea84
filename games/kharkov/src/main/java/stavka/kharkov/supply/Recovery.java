package stavka.kharkov.supply;

import static stavka.engine.reason.Detail.unit;

import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.panzer.movement.Recovering;

/** A side's recovery phase: disrupted units are in order again, displaced headquarters active. */
@Rule({"7.33", "10.17", "4.2"})
public final class Recovery extends Recovering {
  public Recovery(Theatre theatre) {
    super(theatre);
  }

  @Override
  protected void recoverFurther(Draft draft, int unit) {
    if (draft.has(unit, State.DISPLACED)) {
      draft.clear(unit, State.DISPLACED);
      draft.set(unit, State.ACTIVE);
      draft.say(Noted.of("10.17", "hq-recovers", unit(unit)));
    }
  }
}
