package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.combat.CombatSection;
import stavka.rostov.declaration.Closure;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declare;
import stavka.rostov.declaration.Declared;
import stavka.rostov.declaration.Obliged;
import stavka.rostov.declaration.Recall;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * Which attacks are declared: those that are worth most together, since an attack brings others
 * with it. What has been declared is left out of account, so that the plan is the same until all of
 * it is declared.
 */
final class Offensive {
  /** What an attack must promise. */
  private static final double WORTH_ATTACKING = 0.25;

  /** As many enemies that hang together are looked at in all their sets. */
  private static final int FEW = 4;

  /** Of more, the sets that are tried two by two. */
  private static final int BEST = 5;

  private final RostovTheatre theatre;
  private final Closure closure;
  private final CombatSection combat;
  private final Declarations declarations;
  private final BattleWorth worth;
  private final @Nullable Reserves reserves;

  /**
   * @param reserves those of the enemy who may come to the help of a hex, if they are counted
   */
  Offensive(
      RostovTheatre theatre,
      Closure closure,
      CombatSection combat,
      Declarations declarations,
      BattleWorth worth,
      @Nullable Reserves reserves) {
    this.theatre = theatre;
    this.closure = closure;
    this.combat = combat;
    this.declarations = declarations;
    this.worth = worth;
    this.reserves = reserves;
  }

  /** The next order of a declaration phase. */
  @Nullable Order next(Position position, Orders legal) {
    Side side = legal.decision().side();
    Declare raid = raid(position, side);
    if (raid != null) {
      return raid;
    }
    Ints bound = new Obliged(theatre).of(position, side);
    Declare demanded = demanded(position, side, bound);
    if (demanded != null) {
      return demanded;
    }
    List<Declare> plan = plan(undeclared(position), side);
    for (Declared attack : declarations.of(position)) {
      if (bound.isEmpty()
          && plan.stream().noneMatch(order -> order.targets().equals(attack.targets()))) {
        return new Recall(attack.targets().first());
      }
    }
    for (Declare order : plan) {
      if (declarations.at(position, order.targets().first()) == null && legal.allows(order)) {
        return order;
      }
    }
    return legal.allows(new EndPhase()) ? new EndPhase() : null;
  }

  /** The position as it was before anything was declared. */
  private Position undeclared(Position position) {
    Draft draft = position.edit();
    for (Declared attack : declarations.of(position)) {
      declarations.close(draft, attack.number());
    }
    if (draft.ledger(RostovLedger.ATTACKS) != 0) {
      draft.enter(RostovLedger.ATTACKS, 0);
    }
    return draft.view();
  }

  /** The attack on a hex whose overrun was called off, by all who can join it [11.42]. */
  private @Nullable Declare demanded(Position position, Side side, Ints bound) {
    for (int unit : bound) {
      Ints hex = Ints.of(new Obliged(theatre).target(position, unit));
      Declare order = new Declare(closure.checks().free(position, side, hex), hex, false);
      if (closure.checks().objection(position, side, order) == null) {
        return order;
      }
    }
    return null;
  }

  /** Supply that stands alone is taken for nothing [6.82]. */
  private @Nullable Declare raid(Position position, Side side) {
    Board board = theatre.board(position);
    RostovPieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit)
          && pieces.side(unit) != side
          && pieces.column(unit)
          && !board.holds(side.enemy(), position.place(unit))
          && closure.checks().target(position, side, position.place(unit)) == null) {
        Ints hex = Ints.of(position.place(unit));
        Ints free = closure.checks().free(position, side, hex);
        Declare order = new Declare(free, hex, false);
        if (!free.isEmpty() && closure.checks().objection(position, side, order) == null) {
          return order;
        }
      }
    }
    return null;
  }

  /** Those that are worth most together; some count as attacks that are owed. */
  @Rule({"7.26", "12.41"})
  List<Declare> plan(Position position, Side side) {
    int owed = side == Side.SOVIET ? position.ledger(RostovLedger.OWED) : 0;
    Front front = new Front(theatre, closure, combat, worth, reserves, position, side, owed > 0);
    int points = points(position, side);
    List<Declare> plan = new ArrayList<>();
    for (long part : front.parts()) {
      Assault best = best(front, part, new Assault.Means(points, owed));
      if (best != null) {
        List<Declare> orders = best.orders();
        owed -= (int) orders.stream().filter(Declare::mandated).count();
        plan.addAll(orders);
      }
    }
    return plan;
  }

  /** The best set of enemies among those that hang together, or null if none is worth it. */
  private static @Nullable Assault best(Front front, long part, Assault.Means means) {
    List<Assault> found = new ArrayList<>();
    if (Long.bitCount(part) <= FEW) {
      for (long set = part; set != 0; set = (set - 1) & part) {
        look(front, set, means, found);
      }
    } else {
      for (long set : closed(front, part)) {
        look(front, set, means, found);
      }
      found.sort(Comparator.comparingDouble(assault -> -assault.worth()));
      List<Long> pairs = new ArrayList<>();
      for (Assault one : found.subList(0, Math.min(BEST, found.size()))) {
        for (Assault other : found.subList(0, Math.min(BEST, found.size()))) {
          add(pairs, one.set() | other.set());
        }
      }
      pairs.forEach(set -> look(front, set, means, found));
    }
    Assault best = null;
    for (Assault assault : found) {
      if (assault.worth() > WORTH_ATTACKING * Long.bitCount(assault.set())
          && (best == null || assault.worth() > best.worth())) {
        best = assault;
      }
    }
    return best;
  }

  private static void look(Front front, long set, Assault.Means means, List<Assault> found) {
    Assault assault = Assault.best(front, set, means);
    if (assault != null) {
      found.add(assault);
    }
  }

  /** What each unit must have attacked with whatever it strikes. */
  private static List<Long> closed(Front front, long part) {
    List<Long> sets = new ArrayList<>();
    for (int k = 0; k < front.units.length; k++) {
      for (long left = front.strikes[k] & part; left != 0; left &= left - 1) {
        add(sets, front.owes[k] | Long.lowestOneBit(left));
      }
    }
    return sets;
  }

  private static void add(List<Long> sets, long set) {
    if (set != 0 && !sets.contains(set)) {
      sets.add(set);
    }
  }

  /** How many points of supply a side has on the map. */
  private int points(Position position, Side side) {
    RostovPieces pieces = theatre.pieces();
    int points = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.column(unit) && pieces.side(unit) == side && position.onMap(unit)) {
        points += pieces.dump(position, unit) ? 2 : 1;
      }
    }
    return points;
  }
}
