package stavka.operational.movement;

import java.util.Arrays;
import java.util.Objects;
import stavka.engine.order.Move;
import stavka.engine.order.Overrun;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Fight;
import stavka.operational.model.Books;

/** Carries out orders to move and to overrun that have been found legal. */
public final class MoveActions {
  private final MoveRules rules;
  private final Travel travel;
  private final Fight fight;

  public MoveActions(MoveRules rules, Travel travel, Fight fight) {
    this.rules = rules;
    this.travel = travel;
    this.fight = fight;
  }

  /** Moves units; unless their mode lets them go on, they have moved. */
  public void move(Draft draft, Move order, int[] spent) {
    Position before = draft.view();
    Ints units = order.units();
    int start = MoveRules.start(before, units);
    MoveMode mode = Objects.requireNonNull(rules.mode(order.mode()));
    mode.begun(draft, units);
    if (!travel.go(draft, before, units, start, order.path(), mode, spent)) {
      return;
    }
    if (!mode.goesOn(draft, units, start, spent)) {
      travel.halt(draft, units);
      if (mode.name().equals(Mode.MARCH)) {
        noteHalt(draft, units, spent);
      }
    }
    travel.arrive(draft, side(units), start, order.path());
  }

  @Rule(in = Books.GUDERIAN, value = "6.54")
  private void noteHalt(Draft draft, Ints units, int[] spent) {
    for (int k = 0; k < spent.length; k++) {
      rules.overruns().halted(draft, units.get(k), spent[k]);
    }
  }

  /**
   * Brings units to the hex they overrun from and fights the overrun, with those who wait there.
   */
  @Rule(
      in = Books.KHARKOV,
      value = {"7.0", "7.17"})
  @Rule(in = Books.GUDERIAN, value = "6.51")
  public void overrun(Draft draft, Overrun order, int[] spent) {
    Position before = draft.view();
    Ints units = order.units();
    Ints waiting = rules.overruns().waiting(before, order);
    Ints coming = MoveRules.others(units, waiting);
    int[] spentByThem = waiting.isEmpty() ? spent : new int[coming.size()];
    if (!coming.isEmpty()
        && !travel.approach(
            draft, before, coming, MoveRules.start(before, coming), order.path(), spentByThem)) {
      return;
    }
    rules.overruns().begun(draft, order);
    int[] there = waiting.isEmpty() ? spent : rules.spent(before, units, coming, spentByThem);
    int[] after = Arrays.stream(there).map(points -> points + Overruns.PRICE).toArray();
    fight.fight(draft, BattlePlan.overrun(side(units), units, order.target(), Ints.of(after)));
  }

  /** Units in motion stop for good. */
  public void halt(Draft draft, Motion motion) {
    travel.halt(draft, motion.units());
    noteHalt(draft, motion.units(), motion.spent().toArray());
  }

  private Side side(Ints units) {
    return rules.theatre().pieces().side(units.first());
  }
}
