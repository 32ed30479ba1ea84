package stavka.redstar.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
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
import stavka.redstar.model.Nation;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** The attacks a side may make in its combat phase, or the end of the phase. */
@Rule({"7.2.3", "7.3.1"})
final class CombatOrders implements Orders {
  private static final EndPhase END = new EndPhase();
  private static final int TRIES = 24;
  private static final int END_ONE_IN = 8;

  private final Position position;
  private final Side side;
  private final Pieces pieces;
  private final Combatants combatants;
  private final AttackRules rules;

  CombatOrders(
      Theatre theatre, Position position, Side side, Combatants combatants, AttackRules rules) {
    this.position = position;
    this.side = side;
    this.pieces = theatre.pieces();
    this.combatants = combatants;
    this.rules = rules;
  }

  @Override
  public Decision decision() {
    return new Decision(side, "attack-or-end", "7.1.1");
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
    Objection objection =
        order instanceof Attack attack
            ? rules.objection(position, side, attack)
            : Objection.of("7.1.1", "combat-phase-only");
    return objection == null ? List.of() : List.of(objection);
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    action.accept(END);
    HexGrid grid = position.grid();
    for (int target = 0; target < grid.size(); target++) {
      if (!position.vacant(target)) {
        against(target, action);
      }
    }
  }

  @Override
  public void forUnit(int unit, Consumer<? super Order> action) {
    forEach(
        order -> {
          if (order instanceof Attack attack && attack.units().contains(unit)) {
            action.accept(order);
          }
        });
  }

  /** Each unit alone, each stack, all who can reach the hex; a unit alone on two hexes. */
  private void against(int target, Consumer<? super Order> action) {
    Ints units = attackers(target);
    if (units.isEmpty()) {
      return;
    }
    Ints hex = Ints.of(target);
    for (int i = 0; i < units.size(); i++) {
      add(Ints.of(units.get(i)), hex, action);
      pairs(units.get(i), target, action);
    }
    for (Ints friends : companies(units)) {
      if (friends.size() > 1) {
        add(friends, hex, action);
      }
      for (int i = 0; i < friends.size(); i++) {
        Ints stack = stack(friends, i);
        if (stack.size() > 1 && stack.size() < friends.size()) {
          add(stack, hex, action);
        }
      }
    }
  }

  private void pairs(int unit, int target, Consumer<? super Order> action) {
    int from = position.place(unit);
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int other = position.grid().neighbour(from, direction);
      if (other > target
          && !position.vacant(other)
          && rules.target(position, side, other) == null
          && combatants.reaches(position, unit, from, other)) {
        add(Ints.of(unit), Ints.of(target, other), action);
      }
    }
  }

  /** Units that can reach a target hex, none if it cannot be attacked. */
  private Ints attackers(int target) {
    if (rules.target(position, side, target) != null) {
      return Ints.EMPTY;
    }
    Ints units = Ints.EMPTY;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int from = position.grid().neighbour(target, direction);
      if (from == HexGrid.NONE) {
        continue;
      }
      for (int unit = position.top(from); unit != Position.NOBODY; unit = position.below(unit)) {
        if (pieces.side(unit) == side
            && combatants.able(position, unit)
            && combatants.reaches(position, unit, from, target)) {
          units = units.with(unit);
        }
      }
    }
    return units;
  }

  /** The largest sets of units that may fight together: Germans, with one ally at a time. */
  private List<Ints> companies(Ints units) {
    if (!combatants.strangers(units)) {
      return List.of(units);
    }
    List<Ints> companies = new ArrayList<>();
    for (Nation ally : Nation.values()) {
      Ints company =
          Ints.of(
              units.stream()
                  .filter(
                      unit -> pieces.nation(unit) == Nation.GERMAN || pieces.nation(unit) == ally)
                  .toArray());
      if (ally != Nation.GERMAN && company.stream().anyMatch(u -> pieces.nation(u) == ally)) {
        companies.add(company);
      }
    }
    return companies;
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

  private void add(Ints units, Ints targets, Consumer<? super Order> action) {
    for (int support = 0; support <= 1; support++) {
      Attack attack = new Attack(units, targets, support);
      if (rules.objection(position, side, attack) == null) {
        action.accept(attack);
      }
    }
  }

  /** Whether anyone can attack at all. */
  boolean any() {
    for (int target = 0; target < position.grid().size(); target++) {
      if (!position.vacant(target) && !attackers(target).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Order sample(RandomGenerator random) {
    if (random.nextInt(END_ONE_IN) == 0) {
      return END;
    }
    List<Order> found = new ArrayList<>();
    int first = random.nextInt(pieces.count());
    for (int i = 0; i < pieces.count() && found.size() < TRIES; i++) {
      int unit = (first + i) % pieces.count();
      if (pieces.side(unit) == side && combatants.able(position, unit)) {
        beside(unit, found::add);
      }
    }
    return found.isEmpty() ? END : found.get(random.nextInt(found.size()));
  }

  private void beside(int unit, Consumer<? super Order> action) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int target = position.grid().neighbour(position.place(unit), direction);
      if (target != HexGrid.NONE && !position.vacant(target)) {
        against(target, action);
      }
    }
  }
}
