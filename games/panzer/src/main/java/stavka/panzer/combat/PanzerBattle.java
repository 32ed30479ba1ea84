package stavka.panzer.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Forces;

/**
 * A combat or overrun whose result is known and is being carried out.
 *
 * @param from the hexes the attackers fought from
 * @param result as the table writes it
 * @param step what is to be done next
 * @param trails the ways units fell back
 */
public record PanzerBattle(
    BattlePlan plan, @Hex Ints from, String result, Step step, List<Trail> trails)
    implements Frame {
  public PanzerBattle {
    trails = List.copyOf(trails);
  }

  /** The parts of a result in the book's order. */
  public enum Step {
    DEFENDER,
    DEFENDER_DONE,
    ATTACKER,
    AFTERMATH
  }

  /** A result is carried out from the defender's part on. */
  static void begin(Draft draft, BattlePlan plan, Forces forces, Ints from, String result) {
    draft.push(new PanzerBattle(plan, from, result, Step.DEFENDER, List.of()));
  }

  public PanzerBattle at(Step next) {
    return new PanzerBattle(plan, from, result, next, trails);
  }

  PanzerBattle with(Trail trail) {
    List<Trail> longer = new ArrayList<>(trails);
    longer.add(trail);
    return new PanzerBattle(plan, from, result, step, longer);
  }

  /** Whether the attackers chose to retreat as their part of the result. */
  boolean attackersRetreated() {
    for (Trail trail : trails) {
      if (plan.attackers().contains(trail.unit())) {
        return true;
      }
    }
    return false;
  }
}
