package stavka.panzer.movement;

import java.util.Arrays;
import java.util.Objects;
import stavka.engine.order.Move;
import stavka.engine.order.Overrun;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.panzer.Panzer;
import stavka.panzer.combat.BattlePlan;

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
    }
    travel.arrive(draft, side(units), start, order.path());
  }

  /** Brings units to the hex they overrun from and fights the overrun. */
  @Rule(
      in = Panzer.KHARKOV,
      value = {"7.0", "7.17"})
  @Rule(in = Panzer.GUDERIAN, value = "6.51")
  public void overrun(Draft draft, Overrun order, int[] spent) {
    Position before = draft.view();
    Ints units = order.units();
    int start = MoveRules.start(before, units);
    if (!travel.approach(draft, before, units, start, order.path(), spent)) {
      return;
    }
    rules.overruns().begun(draft, order);
    int[] after = Arrays.stream(spent).map(points -> points + Overrunning.PRICE).toArray();
    fight.fight(
        draft,
        new BattlePlan(true, side(units), units, Ints.of(order.target()), 0, 0, Ints.of(after)));
  }

  public void halt(Draft draft, Ints units) {
    travel.halt(draft, units);
  }

  private Side side(Ints units) {
    return rules.campaign().pieces().side(units.first());
  }
}
