package stavka.operational.combat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Journey;
import stavka.engine.play.Orders;
import stavka.engine.play.PlainOrder;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;

/** The attacks a side may make in its combat phase, or the end of the phase. */
record CombatOrders(Position position, Side side, Roster roster, AttackRules rules, Citations cites)
    implements Orders {
  private static final EndPhase END = new EndPhase();
  private static final int USUAL_STACK = 4;

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
    return switch (order) {
      case EndPhase _ -> List.of();
      case Attack attack -> rules.objections(position, side, attack);
      default -> List.of(cites.objection("combat-phase-only"));
    };
  }

  /**
   * Each hex with all who may attack it alone or, where that may be too few, together; the first,
   * or all, say whether support may come.
   */
  @Override
  public List<Target> targets() {
    List<Target> targets = new ArrayList<>();
    for (int target = 0; target < position.grid().size(); target++) {
      Ints hex = Ints.of(target);
      Ints all = attackers(hex);
      List<Ints> companies = rules.weakAlone() ? together(all, hex) : alone(all, hex);
      if (!companies.isEmpty()) {
        Ints able = Ints.sorted(companies.stream().flatMapToInt(Ints::stream).distinct().toArray());
        boolean support = allows(new Attack(companies.getFirst(), hex, 1));
        Ints helpers = Ints.EMPTY;
        for (int unit : able) {
          helpers = helpers.plus(supportOf(Ints.of(unit), hex).possible());
        }
        targets.add(new Target(target, able, support ? 1 : 0, Ints.EMPTY, helpers, Ints.EMPTY));
      }
    }
    return targets;
  }

  @Override
  public Support supportOf(Ints units, Ints targets) {
    return rules.supportOf(position, side, units, targets);
  }

  private List<Ints> alone(Ints units, Ints target) {
    return units.stream().mapToObj(Ints::of).filter(unit -> allowed(unit, target)).toList();
  }

  private List<Ints> together(Ints units, Ints target) {
    return units.isEmpty()
        ? List.of()
        : rules.companies(units).stream().filter(company -> allowed(company, target)).toList();
  }

  private boolean allowed(Ints units, Ints target) {
    return allows(new Attack(units, target, 0));
  }

  /** Nobody moves; asking what each unit can do here would be a long way to find that out. */
  @Override
  public List<Journey> movesOf(Ints units) {
    return List.of();
  }

  @Override
  public Ints attacksOf(Ints units) {
    Ints hexes = Ints.EMPTY;
    for (int i = 0; i < HexGrid.DIRECTIONS && position.onMap(units.first()); i++) {
      int hex = position.grid().neighbour(position.place(units.first()), i);
      if (hex != HexGrid.NONE && allows(new Attack(units, Ints.of(hex), 0))) {
        hexes = hexes.with(hex);
      }
    }
    return hexes;
  }

  @Override
  public Optional<Objection> whyIdle(Ints units) {
    return objections(PlainOrder.attack(position, units)).stream().findFirst();
  }

  /**
   * Against each hex: each unit alone, each stack, all who can fight together; and several hexes at
   * once. Each with and without a point of support.
   */
  @Override
  public void forEach(Consumer<? super Order> action) {
    action.accept(END);
    for (int target = 0; target < position.grid().size(); target++) {
      Ints units = attackers(Ints.of(target));
      if (!units.isEmpty()) {
        against(target, units, action);
      }
    }
  }

  @Override
  public void forUnit(int unit, Consumer<? super Order> action) {
    if (rules.several() == AttackRules.Several.ALONE) {
      forEach(
          order -> {
            if (order instanceof Attack attack && attack.units().contains(unit)) {
              action.accept(order);
            }
          });
    }
  }

  private void against(int target, Ints units, Consumer<? super Order> action) {
    Ints hex = Ints.of(target);
    for (int i = 0; i < units.size(); i++) {
      add(Ints.of(units.get(i)), hex, action);
    }
    for (Ints company : rules.companies(units)) {
      for (int i = 0; i < company.size(); i++) {
        Ints stack = stack(company, i);
        if (stack.size() > 1 && stack.size() < company.size()) {
          add(stack, hex, action);
        }
      }
      if (company.size() > 1) {
        add(company, hex, action);
      }
    }
    if (rules.several() == AttackRules.Several.TOGETHER) {
      pairs(target, action);
    } else {
      units.each(unit -> pairs(target, unit, position.place(unit), action));
    }
  }

  /** All who can reach both a hex and a higher one beside it. */
  private void pairs(int target, Consumer<? super Order> action) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int other = position.grid().neighbour(target, direction);
      if (other > target) {
        Ints both = Ints.of(target, other);
        Ints common = attackers(both);
        if (!common.isEmpty()) {
          add(common, both, action);
        }
      }
    }
  }

  /** One unit on a hex and a higher one that it can reach, too. */
  private void pairs(int target, int unit, int from, Consumer<? super Order> action) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int other = position.grid().neighbour(from, direction);
      if (other > target
          && rules.enemyAt(position, side, other)
          && rules.target(position, side, other) == null
          && rules.reach(position, unit, Ints.of(other)) == null) {
        add(Ints.of(unit), Ints.of(target, other), action);
      }
    }
  }

  private void add(Ints units, Ints targets, Consumer<? super Order> action) {
    Ints all = rules.joined(position, units);
    int most = rules.support(position, side) > 0 ? 1 : 0;
    for (int support = 0; support <= most; support++) {
      Attack attack = new Attack(all, targets, support);
      if (allowed(attack)) {
        action.accept(attack);
      }
    }
  }

  boolean allowed(Attack attack) {
    return !rules.judgesWhole() || rules.objections(position, side, attack).isEmpty();
  }

  /** Whether anyone can attack at all. */
  boolean any() {
    for (int target = 0; target < position.grid().size(); target++) {
      if (!attackers(Ints.of(target)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** All units that share the hex of one, if it is the first of them; otherwise none. */
  private Ints stack(Ints units, int first) {
    int hex = position.place(units.get(first));
    Ints stack = units.filter(unit -> position.place(unit) == hex);
    return stack.first() == units.get(first) ? stack : Ints.EMPTY;
  }

  /**
   * All units that may attack these hexes together; none if one of the hexes may not be attacked.
   */
  Ints attackers(Ints targets) {
    for (int i = 0; i < targets.size(); i++) {
      if (!rules.enemyAt(position, side, targets.get(i))
          || rules.target(position, side, targets.get(i)) != null) {
        return Ints.EMPTY;
      }
    }
    int[] found = new int[HexGrid.DIRECTIONS * USUAL_STACK];
    int count = 0;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int from = position.grid().neighbour(targets.first(), direction);
      int top = from == HexGrid.NONE ? Position.NOBODY : position.top(from);
      for (int unit = top; unit != Position.NOBODY; unit = position.below(unit)) {
        if (rules.attacker(position, side, unit) == null
            && rules.reach(position, unit, targets) == null) {
          found = count < found.length ? found : Arrays.copyOf(found, 2 * count);
          found[count++] = unit;
        }
      }
    }
    return Ints.prefix(found, count);
  }

  @Override
  public Order sample(RandomGenerator random) {
    return new AttackSampler(position, side, roster, rules, this).sample(random);
  }
}
