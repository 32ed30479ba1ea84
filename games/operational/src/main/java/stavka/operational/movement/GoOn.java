package stavka.operational.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.order.Reply;
import stavka.engine.play.Decision;
import stavka.engine.play.Journey;
import stavka.engine.play.Orders;
import stavka.engine.play.PlainOrder;
import stavka.engine.play.PricedOverrun;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.operational.model.Marks;

/**
 * Units in the middle of their movement go on, overrun again, or halt.
 *
 * @param phases the movement phase that a position is in
 */
public record GoOn(MoveRules rules, Travel travel, Function<Position, MovePhase> phases)
    implements Stage {
  /** The answer that ends the movement. */
  public static final Reply HALT = new Reply("halt");

  @Override
  public Orders orders(Position position) {
    Motion motion = position.frame(Motion.class);
    return new MotionOrders(rules, position, motion, phases.apply(position));
  }

  /** Units that are gone, have been stopped or can do nothing more have moved. */
  @Override
  public boolean proceed(Draft draft) {
    Position position = draft.view();
    Motion motion = position.frame(Motion.class);
    Ints left =
        motion.units().filter(unit -> position.onMap(unit) && !position.has(unit, Marks.MOVED));
    if (left.size() < motion.units().size()) {
      draft.pop();
      if (!left.isEmpty()) {
        draft.push(motion.of(left));
      }
      return true;
    }
    if (!new MotionOrders(rules, position, motion, phases.apply(position)).any()) {
      draft.pop();
      travel.halt(draft, motion);
      return true;
    }
    return false;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Motion motion = (Motion) draft.pop();
    switch (order) {
      case Move move -> travel.goOn(draft, motion, move);
      case Overrun overrun -> travel.overrun(draft, phases.apply(draft.view()), motion, overrun);
      default -> travel.halt(draft, motion);
    }
  }

  /** What units in motion may do. */
  private record MotionOrders(MoveRules rules, Position position, Motion motion, MovePhase phase)
      implements Orders {
    @Override
    public Decision decision() {
      return new Decision(phase.side(), "go-on", rules.field().cites().rule("go-on"));
    }

    @Override
    public List<Objection> objections(Order order) {
      return switch (order) {
        case Move move -> Objection.listed(rules.objection(position, motion, move));
        case Overrun overrun -> Objection.listed(rules.objection(position, phase, motion, overrun));
        case Reply reply when reply.equals(HALT) -> List.of();
        default -> List.of(rules.field().cites().objection("finish-motion"));
      };
    }

    /** The whole group to each hex in its reach, its overruns, and the halt. */
    @Override
    public void forEach(Consumer<? super Order> action) {
      candidates(
          order -> {
            if (allows(order)) {
              action.accept(order);
            }
          });
      action.accept(HALT);
    }

    /** What might be ordered beside the halt, to be judged. */
    private void candidates(Consumer<? super Order> action) {
      Ints units = motion.units();
      int start = position.place(units.first());
      overruns(units, Ints.EMPTY, start, action);
      if (mayLeave(start)) {
        rules
            .march()
            .column(position, units, null)
            .forEachPath(start, motion.spentBy(units), path -> onward(units, path, action));
      }
    }

    /** Whether anything but the halt may be ordered; the nearest is soonest judged. */
    boolean any() {
      List<Order> orders = new ArrayList<>();
      candidates(orders::add);
      for (Order order : orders) {
        if (allows(order)) {
          return true;
        }
      }
      return false;
    }

    private void onward(Ints units, Ints path, Consumer<? super Order> action) {
      if (rules.field().stacking().fits(position, units, path.last())) {
        action.accept(new Move(units, path, Mode.MARCH));
      }
      overruns(units, path, path.last(), action);
    }

    private boolean mayLeave(int start) {
      return motion.breaksOut() || !rules.march().held(position, motion.units().first(), start);
    }

    private void overruns(Ints units, Ints path, int from, Consumer<? super Order> action) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int target = rules.field().grid().neighbour(from, direction);
        if (target != HexGrid.NONE
            && rules.field().board(position).holds(phase.side().enemy(), target)) {
          action.accept(new Overrun(units, path, target, -1));
        }
      }
    }

    @Override
    public void forUnit(int unit, Consumer<? super Order> action) {
      if (motion.units().contains(unit)) {
        forEach(action);
      }
    }

    @Override
    public Order sample(RandomGenerator random) {
      List<Order> orders = new ArrayList<>();
      candidates(orders::add);
      orders.add(HALT);
      Order chosen = HALT;
      do {
        int index = random.nextInt(orders.size());
        chosen = orders.get(index);
        orders.set(index, orders.getLast());
        orders.removeLast();
      } while (!allows(chosen));
      return chosen;
    }

    @Override
    public List<Journey> movesOf(Ints units) {
      List<Journey> journeys = new ArrayList<>();
      eachOf(
          units,
          order -> {
            if (order instanceof Move move) {
              journeys.add(new Journey(move, price(move.path())));
            }
          });
      return journeys;
    }

    @Override
    public List<PricedOverrun> overrunsOf(Ints units) {
      List<PricedOverrun> overruns = new ArrayList<>();
      eachOf(
          units,
          order -> {
            if (order instanceof Overrun overrun) {
              int price = overrun.path().isEmpty() ? 0 : price(overrun.path());
              overruns.add(new PricedOverrun(overrun, price));
            }
          });
      return overruns;
    }

    /** What may be ordered, if all of some units are in motion: the rest go with them. */
    private void eachOf(Ints units, Consumer<? super Order> action) {
      if (units.all(motion.units()::contains)) {
        forEach(action);
      }
    }

    private int price(Ints path) {
      return reach(motion.units(), Mode.MARCH)
          .filter(field -> field.reaches(path.last()))
          .map(field -> field.cost(path.last()))
          .orElse(0);
    }

    @Override
    public Optional<Objection> whyIdle(Ints units) {
      return objections(PlainOrder.move(position, units)).stream().findFirst();
    }

    @Override
    public Optional<MoveField> reach(Ints units, String mode) {
      int start = position.place(units.first());
      if (!mayLeave(start)) {
        return Optional.empty();
      }
      int[] spent = motion.spentBy(units);
      MoveField least = null;
      for (int k = 0; k < units.size(); k++) {
        MoveField field = rules.march().field(position, units.get(k), start, spent[k]);
        if (least == null || field.size() < least.size()) {
          least = field;
        }
      }
      return Optional.ofNullable(least);
    }
  }
}
