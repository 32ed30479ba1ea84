package stavka.rostov.air;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.AirPlan;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovTheatre;

/** Air units that come by the scenario: they are ready. */
@Rule("8.23")
public record AirChanges(RostovTheatre theatre, Squadrons squadrons) {
  /** Does what the scenario says of this turn. */
  public void settle(Draft draft) {
    for (AirPlan.Change change : theatre.plan(draft.view()).air().changes()) {
      if (change.turn() == draft.turn()) {
        change.come().forEach(type -> come(draft, ofType(change.side(), type)));
      }
    }
  }

  private Ints ofType(Side side, String type) {
    return squadrons.of(side).filter(unit -> squadrons.machine(unit).equals(type));
  }

  /** The next counter of a type that is not in play. */
  @Rule("8.23")
  private void come(Draft draft, Ints units) {
    Position position = draft.view();
    Ints out = units.filter(unit -> position.inBox(unit, Box.OUT));
    if (!out.isEmpty()) {
      draft.say(theatre.cites().noted("air-comes", Detail.unit(out.first())));
      draft.moveToBox(out.first(), Box.READY);
    }
  }
}
