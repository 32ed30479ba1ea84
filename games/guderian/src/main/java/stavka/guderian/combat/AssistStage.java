package stavka.guderian.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Forecast;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.model.GuderianMarks;
import stavka.operational.combat.BattleForecaster;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Resolution;

/** The attacker says whom each leader helps, before anything is turned over. */
@Rule("10.36")
record AssistStage(LeaderHelp help, Resolution resolution, BattleForecaster forecasts)
    implements Stage {
  /** Whether a leader of an attack has a choice that has not been made. */
  boolean asks(Position position, BattlePlan plan) {
    return help.undecided(position, plan) >= 0;
  }

  /** One choice is suggested: that which may be expected to add most. */
  @Override
  public Orders orders(Position position) {
    BattlePlan plan = position.frame(Assisting.class).plan();
    int leader = help.undecided(position, plan);
    Ints candidates = help.candidates(position, plan, leader);
    List<Order> orders = new ArrayList<>();
    candidates.each(unit -> orders.add(new Assist(leader, unit)));
    return new ListedOrders(
        new Decision(plan.attacker(), "leader-assists", "10.36"),
        orders,
        Objection.of("10.36", "assist-first"),
        Optional.of(new Assist(leader, help.best(position, leader, candidates))));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    choose(draft, (Assist) order);
    BattlePlan plan = draft.view().frame(Assisting.class).plan();
    if (!asks(draft.view(), plan)) {
      draft.pop();
      resolution.fight(draft, plan);
    }
  }

  private static void choose(Draft draft, Assist order) {
    draft.set(order.leader(), GuderianMarks.ASSISTS, order.unit() + 1);
  }

  /** The chances of the declared attack with a leader's choice; other leaders choose well. */
  Forecast forecast(Position position, Assist order) {
    BattlePlan plan = position.frame(Assisting.class).plan();
    Draft draft = position.edit();
    choose(draft, order);
    return forecasts.of(draft.view(), plan);
  }
}
