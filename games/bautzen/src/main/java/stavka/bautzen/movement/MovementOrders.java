package stavka.bautzen.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.move.MoveField;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** The moves of a side's units, or the end of its movement. */
record MovementOrders(Position position, Side side, MovementSection section) implements Orders {
  private static final EndPhase END = new EndPhase();
  private static final int TRIES = 40;
  private static final int END_ONE_IN = 30;

  @Override
  public Decision decision() {
    String code = "move-" + side.name().toLowerCase(Locale.ROOT);
    return new Decision(side, code, section.theatre().cites().rule("move"));
  }

  @Override
  public Activity activity() {
    return Activity.MOVE;
  }

  @Override
  public List<Objection> objections(Order order) {
    Objection objection = objection(order);
    return objection == null ? List.of() : List.of(objection);
  }

  private @Nullable Objection objection(Order order) {
    return switch (order) {
      case EndPhase end -> null;
      case Move move -> section.objection(position, side, move);
      default -> section.theatre().cites().objection("not-now");
    };
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    for (int unit = 0; unit < position.counters(); unit++) {
      forUnit(unit, action);
    }
    action.accept(END);
  }

  @Override
  public void forUnit(int unit, Consumer<? super Order> action) {
    section.forUnit(position, side, unit, action);
  }

  /** Where one unit may march to. */
  @Override
  public Optional<MoveField> reach(Ints units, String mode) {
    return units.size() == 1
            && mode.equals(MarchMode.NAME)
            && section.mover(position, side, units.first()) == null
        ? Optional.of(section.march().field(position, units.first()))
        : Optional.empty();
  }

  @Override
  public Order sample(RandomGenerator random) {
    if (random.nextInt(END_ONE_IN) == 0) {
      return END;
    }
    for (int i = 0; i < TRIES; i++) {
      List<Order> moves = new ArrayList<>();
      forUnit(random.nextInt(position.counters()), moves::add);
      if (!moves.isEmpty()) {
        return moves.get(random.nextInt(moves.size()));
      }
    }
    return END;
  }
}
