package stavka.operational.movement;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.move.MoveField;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Journey;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.operational.model.Citations;

/** What may be ordered in a movement phase. */
final class MovementOrders implements Orders {
  private final Position position;
  private final MovePhase role;
  private final MoveRules rules;
  private final List<ExtraOrder> extras;
  private final Citations cites;

  MovementOrders(Position position, MovePhase role, MoveRules rules, List<ExtraOrder> extras) {
    this.position = position;
    this.role = role;
    this.rules = rules;
    this.extras = extras;
    this.cites = rules.theatre().cites();
  }

  @Override
  public Decision decision() {
    return new Decision(role.side(), role.code(), cites.rule("move"));
  }

  @Override
  public Activity activity() {
    return Activity.MOVE;
  }

  @Override
  public void forUnit(int unit, Consumer<? super Order> action) {
    new MoveLister(position, role, rules).forUnit(unit, action);
  }

  @Override
  public List<Objection> objections(Order order) {
    return switch (order) {
      case Move move -> listed(rules.objection(position, role, move));
      case Overrun overrun -> listed(rules.objection(position, role, overrun));
      case EndPhase end -> listed(rules.company().ending(position, role));
      default -> {
        for (ExtraOrder extra : extras) {
          if (extra.handles(order)) {
            yield extra.objections(position, order);
          }
        }
        yield List.of(cites.objection("not-now"));
      }
    };
  }

  static List<Objection> listed(@Nullable Objection objection) {
    return objection == null ? List.of() : List.of(objection);
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    new MoveLister(position, role, rules).forEach(action);
    forExtras(action);
    if (rules.company().ending(position, role) == null) {
      action.accept(new EndPhase());
    }
  }

  @Override
  public void forExtras(Consumer<? super Order> action) {
    for (ExtraOrder extra : extras) {
      extra.forEach(position, action);
    }
  }

  /** While some units must move before the phase may end: a move of one of them. */
  @Override
  public Optional<Order> suggestion() {
    if (rules.company().ending(position, role) == null) {
      return Optional.empty();
    }
    return Optional.of(sample(new SplittableRandom(position.turn())));
  }

  @Override
  public Order sample(RandomGenerator random) {
    return new MoveSampler(position, role, rules, extras).sample(random);
  }

  @Override
  public List<Journey> movesOf(Ints units) {
    return new MoveLister(position, role, rules).movesOf(units);
  }

  @Override
  public Optional<MoveField> reach(Ints units, String mode) {
    return new MoveLister(position, role, rules).reach(units, mode);
  }
}
