package stavka.redstar.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

/** A step of a movement phase: units move in one way, one group after the other. */
@Rule({"2.0", "3.0", "3.5.2"})
final class MoveStage implements Stage {
  /** In random play, how many groups are moved on average before the step is ended. */
  private static final int MOVES_BEFORE_END = 10;

  /** How often random play looks for an overrun first. */
  private static final int OVERRUN_EVERY = 4;

  private static final int TRIES = 4;

  private final Movers movers;
  private final MoveMode mode;
  private final MoveRules rules;
  private final MoveLister lister;
  private final Travel travel;
  private final boolean overruns;

  MoveStage(Movers movers, MoveMode mode, MoveRules rules, MoveLister lister, Travel travel) {
    this.movers = movers;
    this.mode = mode;
    this.rules = rules;
    this.lister = lister;
    this.travel = travel;
    this.overruns = mode.name().equals(MarchMode.NAME);
  }

  @Override
  public Orders orders(Position position) {
    return new MoveOrders(position);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    switch (order) {
      case Move move -> travel.move(draft, move, mode);
      case Overrun overrun ->
          travel.overrun(draft, movers, overrun, new int[overrun.units().size()]);
      default -> Umpire.endStep(draft);
    }
  }

  /** A step at which nobody is left to move ends by itself. */
  @Override
  public boolean proceed(Draft draft) {
    Position position = draft.view();
    for (int unit = 0; unit < position.counters(); unit++) {
      if (able(position, unit)) {
        return false;
      }
    }
    Umpire.endStep(draft);
    return true;
  }

  private boolean able(Position position, int unit) {
    return rules.company().mayMove(position, movers, unit) && mode.suits(position, unit);
  }

  private final class MoveOrders implements Orders {
    private final Position position;

    MoveOrders(Position position) {
      this.position = position;
    }

    @Override
    public Decision decision() {
      return new Decision(movers.side(), "choose-" + mode.name(), mode.rule());
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
        case Move move -> rules.objection(position, movers, mode, move);
        case Overrun overrun ->
            overruns
                ? rules.objection(position, movers, overrun)
                : Objection.of("8.0.1", "no-overrun-now");
        default -> Objection.of("2.0", "move-or-end");
      };
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      for (int unit = 0; unit < position.counters(); unit++) {
        forUnit(unit, action);
      }
      action.accept(new EndPhase());
    }

    @Override
    public void forUnit(int unit, Consumer<? super Order> action) {
      if (able(position, unit)) {
        lister.moves(position, movers, mode, unit, action);
        if (overruns) {
          lister.overruns(position, movers, unit, action);
        }
      }
    }

    @Override
    public Order sample(RandomGenerator random) {
      List<Integer> able = new ArrayList<>();
      for (int unit = 0; unit < position.counters(); unit++) {
        if (able(position, unit)) {
          able.add(unit);
        }
      }
      if (able.isEmpty() || random.nextInt(MOVES_BEFORE_END + 1) == 0) {
        return new EndPhase();
      }
      for (int i = 0; i < TRIES; i++) {
        int unit = able.get(random.nextInt(able.size()));
        List<Order> orders = new ArrayList<>();
        if (overruns && random.nextInt(OVERRUN_EVERY) == 0) {
          lister.overruns(position, movers, unit, orders::add);
        }
        if (orders.isEmpty()) {
          lister.someMoves(position, movers, mode, unit, random, orders::add);
        }
        if (!orders.isEmpty()) {
          return orders.get(random.nextInt(orders.size()));
        }
      }
      return new EndPhase();
    }

    @Override
    public Optional<MoveField> reach(Ints units, String wanted) {
      if (!wanted.equals(mode.name())
          || rules.company().objection(position, movers, units) != null) {
        return Optional.empty();
      }
      return slowest(units);
    }

    /** The reach of the one that gets to fewest hexes. */
    private Optional<MoveField> slowest(Ints units) {
      Optional<MoveField> least = Optional.empty();
      for (int i = 0; i < units.size(); i++) {
        Optional<MoveField> field = mode.reach(position, movers, units.get(i));
        if (least.isEmpty() || (field.isPresent() && field.get().size() < least.get().size())) {
          least = field;
        }
      }
      return least;
    }
  }
}
