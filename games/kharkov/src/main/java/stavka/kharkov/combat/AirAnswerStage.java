package stavka.kharkov.combat;

import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Resolution;

/** The defender answers an attack with an air point or without, before anything is revealed. */
@Rule({"13.11", "13.12", "13.13"})
record AirAnswerStage(Resolution resolution) implements Stage {
  /** An attack has been declared and the defender may put an air point on it [13.12]. */
  public record AirAnswer(BattlePlan plan) implements Frame {}

  private static final Reply AIR = new Reply("air");
  private static final Reply NONE = new Reply("none");

  @Override
  public Orders orders(Position position) {
    AirAnswer frame = position.frame(AirAnswer.class);
    Side defender = frame.plan().attacker().enemy();
    return new ListedOrders(
        new Decision(defender, "air-answer", "13.12"),
        List.of(AIR, NONE),
        Objection.of("13.12", "air-answer-first"));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    BattlePlan plan = ((AirAnswer) draft.pop()).plan();
    boolean air = order.equals(AIR);
    draft.add(KharkovAttackRules.airEntry(plan.attacker().enemy()), air ? -1 : 0);
    resolution.fight(draft, plan.withDefenderSupport(air ? 1 : 0));
  }
}
