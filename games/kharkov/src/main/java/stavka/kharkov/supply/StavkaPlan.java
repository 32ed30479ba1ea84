package stavka.kharkov.supply;

import static stavka.engine.reason.Detail.unit;

import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;

/** The timetable by which Soviet headquarters wake; before it they are inactive [10.31]. */
@Rule({"10.32", "10.33", "10.34"})
public record StavkaPlan(KharkovTheatre theatre) {
  /**
   * Wakes the headquarters whose turn has come. A displaced one waits for its recovery phase
   * [10.17].
   */
  public void turnBegins(Draft draft) {
    for (Charts.Waking waking : theatre.charts().wakings()) {
      if (waking.turn() == draft.turn()) {
        for (String id : waking.headquarters()) {
          wake(draft, theatre.roster().index(id), waking.rule());
        }
      }
    }
  }

  private static void wake(Draft draft, int hq, String rule) {
    if (!draft.has(hq, KharkovMarks.ACTIVE) && !draft.has(hq, KharkovMarks.DISPLACED)) {
      draft.set(hq, KharkovMarks.ACTIVE);
      draft.say(Noted.of(rule, "hq-wakes", unit(hq)));
    }
  }
}
