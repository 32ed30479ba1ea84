package stavka.kharkov.supply;

import static stavka.engine.reason.Detail.unit;

import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.panzer.recovery.Recovery;

/** A side's recovery phase: disrupted units are in order again, displaced headquarters active. */
@Rule({"7.33", "10.17", "4.2"})
public final class KharkovRecovery extends Recovery {
  public KharkovRecovery(KharkovTheatre theatre) {
    super(theatre);
  }

  @Override
  protected void recoverFurther(Draft draft, int unit) {
    if (draft.has(unit, KharkovMarks.DISPLACED)) {
      draft.clear(unit, KharkovMarks.DISPLACED);
      draft.set(unit, KharkovMarks.ACTIVE);
      draft.say(Noted.of("10.17", "hq-recovers", unit(unit)));
    }
  }
}
