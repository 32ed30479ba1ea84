package stavka.rostov.air;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.AirPlan;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovTheatre;

/**
 * Air units that come and go by the scenario. Who comes is ready; of those called away by type any
 * will do, so the worst off of that type go first, and of a share of all the weakest.
 */
@Rule({"8.23", "8.72"})
public record AirChanges(RostovTheatre theatre, Squadrons squadrons) {
  /** The boxes they leave from, the first before the others. */
  private static final List<Integer> WORST_FIRST =
      List.of(Box.SHOT_DOWN, Box.DAMAGED, Box.FLOWN, Box.READY);

  /** Does what the scenario says of this turn. */
  public void settle(Draft draft) {
    for (AirPlan.Change change : theatre.plan(draft.view()).air().changes()) {
      if (change.turn() == draft.turn()) {
        change.leave().forEach(type -> leave(draft, ofType(change.side(), type), 1));
        Ints all = squadrons.of(change.side()).filter(unit -> serves(draft.view(), unit));
        leave(draft, all, (int) (all.size() * change.share()));
        change.come().forEach(type -> come(draft, ofType(change.side(), type)));
      }
    }
  }

  private Ints ofType(Side side, String type) {
    return squadrons.of(side).filter(unit -> squadrons.machine(unit).equals(type));
  }

  private boolean serves(Position position, int unit) {
    return !squadrons.dummy(unit) && WORST_FIRST.contains(box(position, unit));
  }

  private static int box(Position position, int unit) {
    return position.place(unit) - position.boxStart();
  }

  @Rule("8.72")
  private void leave(Draft draft, Ints units, int count) {
    Position position = draft.view();
    List<Integer> going = new ArrayList<>();
    units.filter(unit -> serves(position, unit)).each(going::add);
    going.sort(
        Comparator.comparingInt((Integer unit) -> WORST_FIRST.indexOf(box(position, unit)))
            .thenComparingInt(this::strength));
    for (int unit : going.subList(0, Math.min(count, going.size()))) {
      draft.say(theatre.cites().noted("air-leaves", Detail.unit(unit)));
      draft.moveToBox(unit, Box.LEFT);
    }
  }

  private int strength(int unit) {
    return squadrons.combat(unit) + squadrons.value(unit, true) + squadrons.value(unit, false);
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
