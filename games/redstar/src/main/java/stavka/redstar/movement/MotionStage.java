package stavka.redstar.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
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
import stavka.redstar.model.Marks;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** Units that have overrun go on, overrun again, or halt; those left behind have moved. */
@Rule({"8.0.2", "8.0.4", "3.3.1"})
final class MotionStage implements Stage {
  /** The answer that ends the movement. */
  static final Reply HALT = new Reply("halt");

  private final Pieces pieces;
  private final MoveRules rules;
  private final Travel travel;

  MotionStage(Theatre theatre, MoveRules rules, Travel travel) {
    this.pieces = theatre.pieces();
    this.rules = rules;
    this.travel = travel;
  }

  private static Motion motion(Position position) {
    return (Motion) Objects.requireNonNull(position.frame());
  }

  private Movers movers(Motion motion) {
    if (pieces.side(motion.units().first()) == Side.SOVIET) {
      return Movers.SOVIET;
    }
    return motion.armourPhase() ? Movers.ARMOUR : Movers.AXIS;
  }

  @Override
  public Orders orders(Position position) {
    return new MotionOrders(position, motion(position));
  }

  /** Units that are gone or have been stopped drop out; with nothing left to do they halt. */
  @Override
  public boolean proceed(Draft draft) {
    Position position = draft.view();
    Motion motion = motion(position);
    Ints left =
        Ints.of(
            motion.units().stream()
                .filter(unit -> position.onMap(unit) && !position.has(unit, Marks.MOVED))
                .toArray());
    if (left.size() < motion.units().size()) {
      draft.pop();
      if (!left.isEmpty()) {
        Ints spent = Ints.of(MoveRules.spent(motion, left));
        draft.push(new Motion(left, spent, motion.armourPhase()));
      }
      return true;
    }
    boolean[] canGo = {false};
    new MotionOrders(position, motion).forEach(order -> canGo[0] |= !order.equals(HALT));
    if (!canGo[0]) {
      draft.pop();
      travel.halt(draft, motion.units());
      return true;
    }
    return false;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Motion motion = (Motion) draft.pop();
    Movers movers = movers(motion);
    travel.halt(draft, motion.units());
    switch (order) {
      case Move move -> travel.goOn(draft, move, MoveRules.spent(motion, move.units()));
      case Overrun overrun -> {
        travel.resume(draft, overrun.units());
        travel.overrun(draft, movers, overrun, MoveRules.spent(motion, overrun.units()));
      }
      default -> {}
    }
  }

  private final class MotionOrders implements Orders {
    private final Position position;
    private final Motion motion;

    MotionOrders(Position position, Motion motion) {
      this.position = position;
      this.motion = motion;
    }

    @Override
    public Decision decision() {
      return new Decision(movers(motion).side(), "go-on", "8.0.4");
    }

    @Override
    public List<Objection> objections(Order order) {
      Objection objection = objection(order);
      return objection == null ? List.of() : List.of(objection);
    }

    private @Nullable Objection objection(Order order) {
      return switch (order) {
        case Move move -> rules.objection(position, motion, move);
        case Overrun overrun -> rules.objection(position, movers(motion), motion, overrun);
        case Reply reply when reply.equals(HALT) -> null;
        default -> Objection.of("8.0.4", "finish-motion");
      };
    }

    /** The whole group wherever the slowest gets, its overruns, and the halt. */
    @Override
    public void forEach(Consumer<? super Order> action) {
      Ints units = motion.units();
      MoveField field = slowest();
      for (int i = 0; i < field.size(); i++) {
        int hex = field.hex(i);
        Ints path = i == 0 ? Ints.EMPTY : field.path(hex);
        Move move = new Move(units, path, MarchMode.NAME);
        if (i > 0 && rules.stacking().fits(position, units, hex) && allows(move)) {
          action.accept(move);
        }
        overruns(hex, path, action);
      }
      action.accept(HALT);
    }

    private MoveField slowest() {
      MoveField least = null;
      for (int i = 0; i < motion.units().size(); i++) {
        MoveField field =
            rules.march().field(position, motion.units().get(i), motion.spent().get(i));
        least = least == null || field.size() < least.size() ? field : least;
      }
      return Objects.requireNonNull(least);
    }

    private void overruns(int from, Ints path, Consumer<? super Order> action) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int target = position.grid().neighbour(from, direction);
        if (target != HexGrid.NONE
            && rules.overruns().target(position, motion.units(), from, target) == null) {
          Overrun overrun = new Overrun(motion.units(), path, target, -1);
          if (allows(overrun)) {
            action.accept(overrun);
          }
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
      forEach(orders::add);
      return orders.get(random.nextInt(orders.size()));
    }
  }
}
