package stavka.guderian.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
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
final class AssistStage implements Stage {
  private final LeaderHelp help;
  private final Resolution resolution;
  private final BattleForecaster forecasts;

  AssistStage(LeaderHelp help, Resolution resolution, BattleForecaster forecasts) {
    this.help = help;
    this.resolution = resolution;
    this.forecasts = forecasts;
  }

  /** Whether a leader of an attack has a choice that has not been made. */
  boolean asks(Position position, BattlePlan plan) {
    return help.undecided(position, plan) >= 0;
  }

  private static BattlePlan plan(Position position) {
    return ((Assisting) Objects.requireNonNull(position.frame())).plan();
  }

  @Override
  public Orders orders(Position position) {
    BattlePlan plan = plan(position);
    int leader = help.undecided(position, plan);
    Ints candidates = help.candidates(position, plan, leader);
    List<Order> orders = new ArrayList<>();
    candidates.each(unit -> orders.add(new Assist(leader, unit)));
    return new Choices(
        new ListedOrders(
            new Decision(plan.attacker(), "leader-assists", "10.36"),
            orders,
            Objection.of("10.36", "assist-first")),
        new Assist(leader, help.best(position, leader, candidates)));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    choose(draft, (Assist) order);
    BattlePlan plan = ((Assisting) Objects.requireNonNull(draft.frame())).plan();
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
    BattlePlan plan = plan(position);
    Draft draft = position.edit();
    choose(draft, order);
    return forecasts.of(draft.view(), plan);
  }

  /** The choices, with the one that may be expected to add most. */
  private record Choices(ListedOrders listed, Assist best) implements Orders {
    @Override
    public Decision decision() {
      return listed.decision();
    }

    @Override
    public List<Objection> objections(Order order) {
      return listed.objections(order);
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      listed.forEach(action);
    }

    @Override
    public Order sample(RandomGenerator random) {
      return listed.sample(random);
    }

    @Override
    public Optional<Order> suggestion() {
      return Optional.of(best);
    }
  }
}
