package stavka.operational.movement;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import stavka.engine.move.MoveField;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Journey;
import stavka.engine.play.Orders;
import stavka.engine.play.PlainOrder;
import stavka.engine.play.PricedOverrun;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;

/** What may be ordered in a movement phase. */
record MovementOrders(Position position, MovePhase phase, MoveRules rules) implements Orders {
  @Override
  public Decision decision() {
    return new Decision(phase.side(), phase.code(), phase.rule());
  }

  @Override
  public Activity activity() {
    return Activity.MOVE;
  }

  @Override
  public void forUnit(int unit, Consumer<? super Order> action) {
    new MoveLister(position, phase, rules).forUnit(unit, action);
  }

  @Override
  public List<Objection> objections(Order order) {
    return switch (order) {
      case Move move -> Objection.listed(rules.objection(position, phase, move));
      case Overrun overrun -> Objection.listed(rules.objection(position, phase, overrun));
      case EndPhase end -> Objection.listed(rules.movers().ending(position, phase));
      default -> {
        for (ExtraOrder extra : phase.extras()) {
          if (extra.handles(order)) {
            yield extra.objections(position, order);
          }
        }
        yield List.of(rules.field().cites().objection(phase.refusal()));
      }
    };
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    new MoveLister(position, phase, rules).forEach(action);
    forExtras(action);
    if (rules.movers().ending(position, phase) == null) {
      action.accept(new EndPhase());
    }
  }

  @Override
  public void forExtras(Consumer<? super Order> action) {
    for (ExtraOrder extra : phase.extras()) {
      extra.forEach(position, action);
    }
  }

  /** While some units must move before the phase may end: a move of one of them. */
  @Override
  public Optional<Order> suggestion() {
    if (rules.movers().ending(position, phase) == null) {
      return Optional.empty();
    }
    return Optional.of(sample(new SplittableRandom(position.turn())));
  }

  @Override
  public Order sample(RandomGenerator random) {
    return new MoveSampler(position, phase, rules).sample(random);
  }

  @Override
  public List<Journey> movesOf(Ints units) {
    return new MoveLister(position, phase, rules).movesOf(units);
  }

  @Override
  public List<PricedOverrun> overrunsOf(Ints units) {
    return new MoveLister(position, phase, rules).overrunsOf(units);
  }

  @Override
  public Optional<Objection> whyIdle(Ints units) {
    return objections(PlainOrder.move(position, units)).stream().findFirst();
  }

  @Override
  public Optional<MoveField> reach(Ints units, String mode) {
    return new MoveLister(position, phase, rules).reach(units, mode);
  }
}
