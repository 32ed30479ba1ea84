package stavka.bautzen.combat;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.supply.ColumnUse;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Resolution;

/** The defender spends a column, or none. */
@Rule("7.2.2")
record AnswerStage(
    BautzenTheatre theatre, ColumnUse columns, BautzenMuster muster, Resolution resolution)
    implements Stage {
  private static final Reply NONE = new Reply("none");

  @Override
  public Orders orders(Position position) {
    BattlePlan plan = ((Answering) Objects.requireNonNull(position.frame())).plan();
    return new Choices(this, position, plan, muster.defenders(position, plan.targets().first()));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    BattlePlan plan = ((Answering) draft.pop()).plan();
    Ints supporters = order instanceof Answer(Ints named) ? named : Ints.EMPTY;
    columns.spend(draft, supporters);
    resolution.fight(draft, plan.withSupporters(plan.supporters().plus(supporters)));
  }

  private record Choices(AnswerStage stage, Position position, BattlePlan plan, Ints defenders)
      implements Orders {
    private Side side() {
      return plan.attacker().enemy();
    }

    @Override
    public Decision decision() {
      String code = "answer-attack";
      return new Decision(side(), code, stage.theatre.cites().rule(code));
    }

    @Override
    public List<Objection> objections(Order order) {
      Objection objection = objection(order);
      return objection == null ? List.of() : List.of(objection);
    }

    private @Nullable Objection objection(Order order) {
      if (order.equals(NONE)) {
        return null;
      }
      if (!(order instanceof Answer(Ints supporters))) {
        return stage.theatre.cites().objection("answer-first");
      }
      return supporters.isEmpty()
          ? stage.theatre.cites().objection("support-no-column")
          : stage.columns.objection(
              position, side(), defenders, plan.targets().first(), supporters);
    }

    /** None, each column, and each with all guns in range. */
    @Override
    public void forEach(Consumer<? super Order> action) {
      action.accept(NONE);
      Ints guns = stage.columns.guns(position, side(), plan.targets().first());
      for (int column : stage.columns.columns(position, side(), defenders)) {
        action.accept(new Answer(Ints.of(column)));
        if (!guns.isEmpty()) {
          action.accept(new Answer(Ints.of(column).plus(guns)));
        }
      }
    }

    @Override
    public Order sample(RandomGenerator random) {
      Ints serving = stage.columns.columns(position, side(), defenders);
      return random.nextBoolean() || serving.isEmpty()
          ? NONE
          : new Answer(Ints.of(serving.get(random.nextInt(serving.size()))));
    }
  }
}
