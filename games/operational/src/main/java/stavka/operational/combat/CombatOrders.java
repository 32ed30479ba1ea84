package stavka.operational.combat;

import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Pieces;

/** The attacks a side may make in its combat phase, or the end of the phase. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.11", "9.12"})
final class CombatOrders implements Orders {
  private static final EndPhase END = new EndPhase();
  private static final int TRIES = 24;
  private static final int END_ONE_IN = 10;

  private final Position position;
  private final Side side;
  private final Pieces pieces;
  private final AttackRules rules;
  private final Citations cites;

  CombatOrders(Position position, Side side, AttackRules rules) {
    this.position = position;
    this.side = side;
    this.rules = rules;
    this.pieces = rules.theatre().pieces();
    this.cites = rules.theatre().cites();
  }

  @Override
  public Decision decision() {
    return new Decision(side, "attack-or-end", cites.rule("attack-or-end"));
  }

  @Override
  public Activity activity() {
    return Activity.ATTACK;
  }

  @Override
  public List<Objection> objections(Order order) {
    if (order instanceof EndPhase) {
      return List.of();
    }
    if (order instanceof Attack attack) {
      return rules.objections(position, side, attack);
    }
    return List.of(cites.objection("combat-phase-only"));
  }

  /**
   * Against each hex: each unit alone, each stack, all who can reach it; against each pair of
   * adjacent hexes: all who can reach both. Each with and without a point of support.
   */
  @Override
  public void forEach(Consumer<? super Order> action) {
    action.accept(END);
    HexGrid grid = position.grid();
    for (int target = 0; target < grid.size(); target++) {
      Ints units = attackers(Ints.of(target));
      if (units.isEmpty()) {
        continue;
      }
      against(Ints.of(target), units, action);
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int other = grid.neighbour(target, direction);
        if (other > target) {
          Ints both = Ints.of(target, other);
          Ints common = attackers(both);
          if (!common.isEmpty()) {
            add(common, both, action);
          }
        }
      }
    }
  }

  private void against(Ints target, Ints units, Consumer<? super Order> action) {
    for (int i = 0; i < units.size(); i++) {
      add(Ints.of(units.get(i)), target, action);
    }
    for (int i = 0; i < units.size(); i++) {
      Ints stack = stack(units, i);
      if (stack.size() > 1 && stack.size() < units.size()) {
        add(stack, target, action);
      }
    }
    if (units.size() > 1) {
      add(units, target, action);
    }
  }

  private void add(Ints units, Ints targets, Consumer<? super Order> action) {
    Ints all = rules.joined(position, units);
    action.accept(new Attack(all, targets, 0));
    if (rules.support(position, side) > 0) {
      action.accept(new Attack(all, targets, 1));
    }
  }

  /** All units that share the hex of one, if it is the first of them; otherwise none. */
  private Ints stack(Ints units, int first) {
    Ints stack = Ints.EMPTY;
    for (int i = 0; i < units.size(); i++) {
      if (position.place(units.get(i)) == position.place(units.get(first))) {
        if (i < first) {
          return Ints.EMPTY;
        }
        stack = stack.with(units.get(i));
      }
    }
    return stack;
  }

  /**
   * All units that may attack these hexes together; none if one of the hexes may not be attacked.
   */
  private Ints attackers(Ints targets) {
    for (int i = 0; i < targets.size(); i++) {
      if (!enemyAt(targets.get(i))) {
        return Ints.EMPTY;
      }
      if (rules.target(position, side, targets.get(i)) != null) {
        return Ints.EMPTY;
      }
    }
    int[] found = new int[HexGrid.DIRECTIONS * 4];
    int count = 0;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int from = position.grid().neighbour(targets.first(), direction);
      int top = from == HexGrid.NONE ? Position.NOBODY : position.top(from);
      for (int unit = top; unit != Position.NOBODY; unit = position.below(unit)) {
        if (rules.attacker(position, side, unit) == null
            && rules.reach(position, unit, targets) == null) {
          found[count++] = unit;
        }
      }
    }
    return Ints.prefix(found, count);
  }

  /**
   * A random unit against a random hex next to it, with some of those who can join; or the end of
   * the phase.
   */
  @Override
  public Order sample(RandomGenerator random) {
    if (random.nextInt(END_ONE_IN) == 0) {
      return END;
    }
    for (int i = 0; i < TRIES; i++) {
      int unit = random.nextInt(pieces.count());
      if (pieces.side(unit) == side && position.onMap(unit) && pieces.combat(unit)) {
        Attack attack = attackBy(unit, random);
        if (attack != null) {
          return attack;
        }
      }
    }
    return END;
  }

  private @Nullable Attack attackBy(int unit, RandomGenerator random) {
    HexGrid grid = position.grid();
    int from = position.place(unit);
    int turned = random.nextInt(HexGrid.DIRECTIONS);
    for (int i = 0; i < HexGrid.DIRECTIONS; i++) {
      int hex = grid.neighbour(from, (turned + i) % HexGrid.DIRECTIONS);
      if (hex != HexGrid.NONE && enemyAt(hex)) {
        Ints target = Ints.of(hex);
        if (rules.target(position, side, hex) == null
            && rules.reach(position, unit, target) == null
            && rules.attacker(position, side, unit) == null) {
          return joined(unit, target, random);
        }
      }
    }
    return null;
  }

  private boolean enemyAt(int hex) {
    int top = position.top(hex);
    return top == Position.NOBODY
        ? rules.theatre().garrisoned(position, side.enemy(), hex)
        : pieces.side(top) != side;
  }

  private Attack joined(int unit, Ints target, RandomGenerator random) {
    Ints all = attackers(target);
    int[] chosen = new int[all.size()];
    int count = 0;
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) == unit || random.nextInt(4) != 0) {
        chosen[count++] = all.get(i);
      }
    }
    int support = rules.support(position, side) > 0 && random.nextInt(3) == 0 ? 1 : 0;
    return new Attack(rules.joined(position, Ints.prefix(chosen, count)), target, support);
  }
}
