package stavka.operational.combat;

import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;

/**
 * A side's combat phase: attacks one after another, each settled before the next, until it has
 * enough.
 */
@Rule(
    in = Books.KHARKOV,
    value = {"9.0", "9.11", "9.12"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.0", "9.11", "9.12"})
public final class CombatPhase implements Stage {
  private final Side side;
  private final AttackRules rules;
  private final BattleStart battleStart;
  private final Fight declare;

  /**
   * @param declare what follows when an attack is declared: it is fought, or the defender is asked
   *     first
   */
  public CombatPhase(Side side, AttackRules rules, BattleStart battleStart, Fight declare) {
    this.side = side;
    this.rules = rules;
    this.battleStart = battleStart;
    this.declare = declare;
  }

  @Override
  public Orders orders(Position position) {
    return new CombatOrders(position, side, rules);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Attack attack) {
      declare.fight(draft, BattlePlan.of(side, attack));
    } else {
      forget(draft);
      Umpire.endStep(draft);
    }
  }

  /** With the phase ends what was noted for it: who attacked, who was attacked, who is a guest. */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.14", "9.65"})
  private void forget(Draft draft) {
    draft.clearAll(Marks.ATTACKED, Marks.DEFENDED, Marks.GUEST);
    battleStart.phaseEnds(draft);
  }
}
