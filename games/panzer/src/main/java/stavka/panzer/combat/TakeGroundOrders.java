package stavka.panzer.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Advance;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;

/** Advances of any of the victors, one hex's worth at a time, or no more of them. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.71", "9.73"})
record TakeGroundOrders(Position position, TakeGround frame, TakeGroundPaths paths, Citations cites)
    implements Orders {
  static final Reply DONE = new Reply("done");

  @Override
  public Decision decision() {
    return new Decision(frame.side(), "advance-or-stay", cites.rule("advance-or-stay"));
  }

  @Override
  public List<Objection> objections(Order order) {
    if (order.equals(DONE)) {
      return List.of();
    }
    if (!(order instanceof Advance(Ints units, Ints path))) {
      return List.of(cites.objection("advance-first"));
    }
    Objection objection = objection(units, path);
    return objection == null ? List.of() : List.of(objection);
  }

  private @Nullable Objection objection(Ints units, Ints path) {
    Objection who = paths.together(position, frame, units);
    return who == null ? paths.objection(position, frame, units, path) : who;
  }

  /** Each victor alone, and all victors of a hex with its attendants where they fit. */
  @Override
  public void forEach(Consumer<? super Order> action) {
    action.accept(DONE);
    for (int i = 0; i < frame.units().size(); i++) {
      int unit = frame.units().get(i);
      Ints stack = companions(unit);
      boolean leads = stack.size() > 1 && stack.first() == unit;
      paths.forEach(
          position,
          frame,
          unit,
          path -> {
            action.accept(new Advance(Ints.of(unit), path));
            if (leads && objection(stack, path) == null) {
              action.accept(new Advance(stack, path));
            }
          });
    }
  }

  /** The victors in a unit's hex and the attendants with them, victors first. */
  private Ints companions(int unit) {
    Ints stack = Ints.EMPTY;
    for (int i = 0; i < frame.units().size(); i++) {
      if (position.place(frame.units().get(i)) == position.place(unit)) {
        stack = stack.with(frame.units().get(i));
      }
    }
    for (int other = position.top(position.place(unit));
        other != Position.NOBODY;
        other = position.below(other)) {
      if (paths.follows(position, frame, other)) {
        stack = stack.with(other);
      }
    }
    return stack;
  }

  @Override
  public Order sample(RandomGenerator random) {
    if (random.nextInt(4) == 0) {
      return DONE;
    }
    List<Order> all = new ArrayList<>();
    forEach(all::add);
    return all.get(random.nextInt(all.size()));
  }
}
