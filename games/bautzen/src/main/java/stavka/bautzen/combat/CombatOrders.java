package stavka.bautzen.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** The attacks a side may make, or the end of its combat phase. */
record CombatOrders(Position position, Side side, AttackRules rules) implements Orders {
  private static final EndPhase END = new EndPhase();
  private static final int TRIES = 60;
  private static final int END_ONE_IN = 12;

  @Override
  public Decision decision() {
    return new Decision(side, "attack-or-end", rules.theatre().cites().rule("attack-or-end"));
  }

  @Override
  public Activity activity() {
    return Activity.ATTACK;
  }

  @Override
  public List<Objection> objections(Order order) {
    Objection objection = objection(order);
    return objection == null ? List.of() : List.of(objection);
  }

  private @Nullable Objection objection(Order order) {
    return switch (order) {
      case EndPhase end -> null;
      case Attack attack -> rules.objection(position, side, attack);
      default -> rules.theatre().cites().objection("combat-phase-only");
    };
  }

  /** Who may attack each hex, if only with others: one alone may be too weak. */
  @Override
  public List<Target> targets() {
    List<Target> targets = new ArrayList<>();
    for (int target = 0; target < position.grid().size(); target++) {
      Ints units = position.vacant(target) ? Ints.EMPTY : rules.attackers(position, side, target);
      if (!units.isEmpty()) {
        Attack supported = new Attack(units, Ints.of(target), 1);
        boolean helped = rules.objection(position, side, supported) == null;
        targets.add(new Target(target, units, helped ? 1 : 0));
      }
    }
    return targets;
  }

  /** Against each hex: each unit alone, each stack, all; stacks and all with support, too. */
  @Override
  public void forEach(Consumer<? super Order> action) {
    action.accept(END);
    for (int target = 0; target < position.grid().size(); target++) {
      if (!position.vacant(target)) {
        against(target, rules.attackers(position, side, target), action);
      }
    }
  }

  private void against(int target, Ints units, Consumer<? super Order> action) {
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      offer(Ints.of(unit), target, 0, action);
      Ints stack = units.filter(other -> position.place(other) == position.place(unit));
      if (stack.first() == unit && stack.size() < units.size()) {
        if (stack.size() > 1) {
          offer(stack, target, 0, action);
        }
        offer(stack, target, 1, action);
      }
    }
    if (units.size() > 1) {
      offer(units, target, 0, action);
    }
    if (!units.isEmpty()) {
      offer(units, target, 1, action);
    }
  }

  private void offer(Ints units, int target, int support, Consumer<? super Order> action) {
    Attack attack = new Attack(units, Ints.of(target), support);
    if (rules.objection(position, side, attack) == null) {
      action.accept(attack);
    }
  }

  @Override
  public Order sample(RandomGenerator random) {
    if (random.nextInt(END_ONE_IN) == 0) {
      return END;
    }
    for (int i = 0; i < TRIES; i++) {
      int enemy = random.nextInt(position.counters());
      if (position.onMap(enemy)) {
        int target = position.place(enemy);
        Ints units = rules.attackers(position, side, target).filter(unit -> random.nextInt(4) != 0);
        Attack attack = new Attack(units, Ints.of(target), 0, support(units, target, random));
        if (rules.objection(position, side, attack) == null) {
          return attack;
        }
      }
    }
    return END;
  }

  private Ints support(Ints units, int target, RandomGenerator random) {
    Ints columns =
        units.isEmpty() || random.nextInt(3) != 0
            ? Ints.EMPTY
            : rules.columns().columns(position, side, units);
    return columns.isEmpty()
        ? Ints.EMPTY
        : Ints.of(columns.first()).plus(rules.columns().guns(position, side, target));
  }
}
