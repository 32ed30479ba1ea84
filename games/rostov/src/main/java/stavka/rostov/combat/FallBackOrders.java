package stavka.rostov.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.combat.Battle;
import stavka.operational.game.PlainOrders;
import stavka.rostov.model.RostovTheatre;

/** The ways by which groups may go back now, or who of a group pays for a zone. */
@Rule({"16.4", "16.46"})
final class FallBackOrders extends PlainOrders {
  private final FallBackStep step;
  private final RostovTheatre theatre;
  private final Position position;
  private final Battle battle;

  FallBackOrders(FallBackStep step, RostovTheatre theatre, Position position, Battle battle) {
    super(
        new Decision(
            step.chooser(battle),
            battle.paid().isEmpty() ? "retreat-units" : "lose-steps",
            theatre.cites().rule("retreat-units")));
    this.step = step;
    this.theatre = theatre;
    this.position = position;
    this.battle = battle;
  }

  @Override
  protected @Nullable Objection objection(Order order) {
    if (!battle.paid().isEmpty()) {
      boolean pays =
          order instanceof Lose(Ints units)
              && units.size() == 1
              && battle.paid().contains(units.first());
      return pays ? null : theatre.cites().objection("suffer-first");
    }
    boolean may = order instanceof FallBack going && may(going);
    return may ? null : theatre.cites().objection("no-such-retreat");
  }

  private boolean may(FallBack going) {
    Ints units = going.units();
    Ints pending = step.pending(battle);
    if (units.isEmpty() || units.hasDuplicates() || !units.all(pending::contains)) {
      return false;
    }
    int hex = position.place(units.first());
    if (!units.all(unit -> position.place(unit) == hex)) {
      return false;
    }
    if (going.path().isEmpty()) {
      return burdens(stack(hex)) && units.all(theatre.pieces()::artillery);
    }
    return step.choice(position, battle, units).stream()
        .anyMatch(way -> way.path().equals(going.path()));
  }

  /** Those of a hex who have still to go. */
  private Ints stack(int hex) {
    return step.pending(battle).filter(unit -> position.place(unit) == hex);
  }

  /** Whether guns among units that may go through an enemy zone would make their die worse. */
  @Rule("16.46")
  private boolean burdens(Ints stack) {
    return !step.further(battle)
        && stack.any(theatre.pieces()::artillery)
        && !stack.all(theatre.pieces()::artillery)
        && step.choice(position, battle, stack).stream()
            .anyMatch(way -> way.fate() == RetreatWays.ZONE);
  }

  /** Whole stacks and single units; guns that are given up, one by one and all at once. */
  @Override
  public void forEach(Consumer<? super Order> action) {
    if (!battle.paid().isEmpty()) {
      battle.paid().each(unit -> action.accept(new Lose(Ints.of(unit))));
      return;
    }
    Ints pending = step.pending(battle);
    for (int unit : pending) {
      list(Ints.of(unit), action);
      Ints stack = stack(position.place(unit));
      if (stack.size() > 1 && stack.first() == unit) {
        list(stack, action);
        giveUp(stack, action);
      }
    }
  }

  @Rule("16.46")
  private void giveUp(Ints stack, Consumer<? super Order> action) {
    if (burdens(stack)) {
      Ints guns = stack.filter(theatre.pieces()::artillery);
      guns.each(gun -> action.accept(new FallBack(Ints.of(gun), Ints.EMPTY)));
      if (guns.size() > 1) {
        action.accept(new FallBack(guns, Ints.EMPTY));
      }
    }
  }

  private void list(Ints units, Consumer<? super Order> action) {
    step.choice(position, battle, units)
        .forEach(way -> action.accept(new FallBack(units, way.path())));
  }

  @Override
  public Order sample(RandomGenerator random) {
    List<Order> orders = new ArrayList<>();
    forEach(orders::add);
    return orders.get(random.nextInt(orders.size()));
  }
}
