package stavka.rostov.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.game.PlainOrders;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.SupplyCounters;

/**
 * A side's declarations: as many attacks as it likes, none if it likes none, until every enemy
 * whose zone holds an attacker is attacked too.
 *
 * @param id of the phase
 */
@Rule({"12.0", "12.2", "12.35", "12.7"})
public record DeclareStage(
    String id,
    Side side,
    RostovTheatre theatre,
    DeclaredAttacks declared,
    DeclareChecks checks,
    MustAttack must,
    SupplyCounters counters,
    Fates fates)
    implements Stage {
  @Override
  public Orders orders(Position position) {
    return new Offered(position);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Declare declare) {
      declare(draft, declare);
    } else if (order instanceof Recall(int target)) {
      Declared attack = declared.at(draft.view(), target);
      if (attack != null) {
        declared.close(draft, attack.number());
      }
    } else {
      Umpire.endStep(draft);
    }
  }

  /** Supply that stands alone is gone when it is attacked: no combat is made for it. */
  @Rule({"6.82", "12.35"})
  private void declare(Draft draft, Declare declare) {
    Board board = theatre.board(draft.view());
    Ints manned = declare.targets().filter(hex -> board.holds(side.enemy(), hex));
    for (int hex : declare.targets()) {
      for (int unit : manned.contains(hex) ? Ints.EMPTY : draft.view().stack(hex)) {
        if (theatre.pieces().column(unit)) {
          counters.lose(draft, unit);
        } else {
          fates.remove(draft, unit, Box.POOL);
        }
      }
    }
    if (!manned.isEmpty()) {
      declared.open(draft, new Declare(declare.units(), manned, declare.mandated()));
    }
  }

  /** Passes where nobody touches an enemy. */
  @Override
  public boolean proceed(Draft draft) {
    Position position = draft.view();
    boolean idle =
        declared.of(position).isEmpty()
            && ending(position) == null
            && attackable(position).isEmpty();
    if (idle) {
      Umpire.endStep(draft);
    }
    return idle;
  }

  /** The enemy hexes beside which a side has someone who could attack them. */
  private Ints attackable(Position position) {
    Ints targets = Ints.EMPTY;
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (theatre.pieces().side(unit) != side && position.onMap(unit)) {
        int hex = position.place(unit);
        if (!targets.contains(hex)
            && checks.target(position, side, hex) == null
            && !checks.free(position, side, Ints.of(hex)).isEmpty()) {
          targets = targets.with(hex);
        }
      }
    }
    return targets;
  }

  /** Why declarations cannot end, or null. */
  @Rule({"11.42", "12.7"})
  private @Nullable Objection ending(Position position) {
    Objection objection = must.objection(position, side);
    for (int unit = 0; unit < theatre.pieces().count() && objection == null; unit++) {
      if (position.has(unit, RostovMarks.OBLIGED)
          && checks.attacker(position, side, unit) == null
          && able(position, unit)) {
        objection = theatre.cites().objection("obliged-left", Detail.unit(unit));
      }
    }
    return objection;
  }

  /** Whether there is an attack left that a unit could be declared for. */
  private boolean able(Position position, int unit) {
    for (int target : attackable(position)) {
      Ints all = checks.free(position, side, Ints.of(target));
      if (all.contains(unit)
          && checks.objection(position, side, new Declare(all, Ints.of(target), false)) == null) {
        return true;
      }
    }
    return false;
  }

  /** What may be declared now. */
  private final class Offered extends PlainOrders {
    private static final int DECLARES_ONE_IN = 3;
    private final Position position;

    Offered(Position position) {
      super(new Decision(side, id, "12.0"));
      this.position = position;
    }

    @Override
    protected @Nullable Objection objection(Order order) {
      return switch (order) {
        case Declare declare -> checks.objection(position, side, declare);
        case Recall(int target) ->
            target >= 0 && target < theatre.grid().size() && declared.at(position, target) != null
                ? null
                : theatre.cites().objection("attack-none-declared");
        case EndPhase() -> ending(position);
        default -> Objection.of("12.0", "not-now");
      };
    }

    @Override
    public Activity activity() {
      return Activity.DECLARE;
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      forDeclarations(action);
      forExtras(action);
      if (ending(position) == null) {
        action.accept(new EndPhase());
      }
    }

    /** What can be recalled. */
    @Override
    public void forExtras(Consumer<? super Order> action) {
      declared.of(position).forEach(one -> action.accept(new Recall(one.targets().first())));
    }

    /** Every hex that can be attacked, with all who could. */
    @Override
    public List<Target> targets() {
      return attackable(position).stream()
          .mapToObj(hex -> new Target(hex, checks.free(position, side, Ints.of(hex)), 0))
          .toList();
    }

    /** Against each hex all who could attack it, each stack and each unit. */
    private void forDeclarations(Consumer<? super Order> action) {
      for (int target : attackable(position)) {
        Ints all = checks.free(position, side, Ints.of(target));
        List<Ints> groups = new ArrayList<>();
        groups.add(all);
        for (int unit : all) {
          Ints stack = all.filter(other -> position.place(other) == position.place(unit));
          add(groups, stack);
          add(groups, Ints.of(unit));
        }
        for (Ints group : groups) {
          Declare order = new Declare(group, Ints.of(target), false);
          if (checks.objection(position, side, order) == null) {
            action.accept(order);
          }
        }
      }
    }

    private static void add(List<Ints> groups, Ints group) {
      if (!groups.contains(group)) {
        groups.add(group);
      }
    }

    /** Attacks what must be attacked, or calls off what cannot be made good. */
    @Override
    public Order sample(RandomGenerator random) {
      boolean open = ending(position) != null;
      if (!open && random.nextInt(DECLARES_ONE_IN) != 0) {
        return new EndPhase();
      }
      Ints owed = Ints.EMPTY;
      for (Declared attack : declared.of(position)) {
        owed = owed.plus(must.missing(position, side, attack.units()));
      }
      Ints wanted = owed.isEmpty() ? attackable(position) : owed;
      if (!wanted.isEmpty()) {
        int target = wanted.get(random.nextInt(wanted.size()));
        Declare order =
            new Declare(checks.free(position, side, Ints.of(target)), Ints.of(target), false);
        if (random.nextBoolean() && checks.objection(position, side, order) == null) {
          return order;
        }
      }
      List<Declared> all = declared.of(position);
      if (open && !all.isEmpty()) {
        return new Recall(all.get(random.nextInt(all.size())).targets().first());
      }
      return open ? anyOf(random) : new EndPhase();
    }

    private Order anyOf(RandomGenerator random) {
      List<Order> orders = new ArrayList<>();
      forEach(orders::add);
      return orders.get(random.nextInt(orders.size()));
    }
  }
}
