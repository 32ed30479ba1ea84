package stavka.bautzen.combat;

import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Kind;
import stavka.bautzen.supply.Casualties;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

/** A side chooses who of its units in a combat loses steps. */
@Rule({"11.1", "11.2"})
record TakeLossesStage(BautzenTheatre theatre, Casualties casualties) implements Stage {
  @Override
  public Orders orders(Position position) {
    return new Choices(this, position, (TakeLosses) Objects.requireNonNull(position.frame()));
  }

  /** Nothing is to be chosen if nothing is lost, if all is, or if there is one unit only. */
  @Override
  public boolean proceed(Draft draft) {
    TakeLosses frame = (TakeLosses) Objects.requireNonNull(draft.frame());
    boolean all = casualties.steps(draft.view(), frame.units()) <= frame.steps();
    if (frame.steps() > 0 && !all && frame.units().size() > 1) {
      return false;
    }
    draft.pop();
    for (int unit : frame.units()) {
      int steps = all ? theatre.pieces().stepsLeft(draft.view(), unit) : frame.steps();
      lose(draft, unit, frame.steps() == 0 ? 0 : steps);
    }
    return true;
  }

  private void lose(Draft draft, int unit, int steps) {
    for (int i = 0; i < steps; i++) {
      casualties.loseStep(draft, unit, theatre.cites().rule("lose-steps"));
    }
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    draft.pop();
    for (int unit : ((Lose) order).units()) {
      lose(draft, unit, 1);
    }
  }

  private record Choices(TakeLossesStage stage, Position position, TakeLosses frame)
      implements Orders {
    private BautzenPieces pieces() {
      return stage.theatre.pieces();
    }

    @Override
    public Decision decision() {
      String code = "lose-steps";
      return new Decision(frame.side(), code, stage.theatre.cites().rule(code));
    }

    @Override
    public List<Objection> objections(Order order) {
      Objection objection = objection(order);
      return objection == null ? List.of() : List.of(objection);
    }

    private @Nullable Objection objection(Order order) {
      if (!(order instanceof Lose(Ints units))) {
        return stage.theatre.cites().objection("suffer-first");
      }
      for (int unit : units) {
        if (!frame.units().contains(unit)) {
          return unit < 0 || unit >= pieces().count()
              ? stage.theatre.cites().objection("no-such-unit")
              : stage.theatre.cites().objection("lose-not-affected", unit(unit));
        }
        if (units.filter(other -> other == unit).size() > pieces().stepsLeft(position, unit)) {
          return stage.theatre.cites().objection("lose-too-many", unit(unit));
        }
      }
      if (units.size() != frame.steps()) {
        return stage.theatre.cites().objection("lose-so-many", number(frame.steps()));
      }
      return mayBegin(units.first()) ? null : stage.theatre.cites().objection("lose-armour-first");
    }

    /** Where both sides had armour, a side's first step is an armoured unit's. */
    @Rule("11.2")
    private boolean mayBegin(int unit) {
      return !frame.armourFirst() || pieces().is(unit, Kind.ARMOUR);
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      extend(Ints.EMPTY, 0, action);
    }

    /** Adds who comes at or after an index: who loses second is the same as who loses first. */
    private void extend(Ints chosen, int from, Consumer<? super Order> action) {
      if (chosen.size() == frame.steps()) {
        action.accept(new Lose(chosen));
        return;
      }
      for (int i = from; i < frame.units().size(); i++) {
        int unit = frame.units().get(i);
        int taken = chosen.filter(other -> other == unit).size();
        if (taken < pieces().stepsLeft(position, unit) && (!chosen.isEmpty() || mayBegin(unit))) {
          extend(chosen.with(unit), chosen.isEmpty() && frame.armourFirst() ? 0 : i, action);
        }
      }
    }

    @Override
    public Order sample(RandomGenerator random) {
      List<Order> orders = new ArrayList<>();
      forEach(orders::add);
      return orders.get(random.nextInt(orders.size()));
    }
  }
}
