package stavka.rostov.combat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.PlainOrder;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.game.PlainOrders;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.declaration.Mandated;
import stavka.rostov.model.RostovTheatre;

/**
 * The declared attacks, one after another in whatever order the attacker likes, until none is left.
 *
 * @param begin begins an attack that is allowed
 */
@Rule({"12.36", "15.0", "15.2"})
record CombatPhase(
    Side side,
    RostovTheatre theatre,
    Declarations declarations,
    AttackChecks checks,
    Engineers engineers,
    Guns guns,
    Mandated owed,
    BiConsumer<Draft, BattlePlan> begin)
    implements Stage {
  @Override
  public Orders orders(Position position) {
    return new Offered(position);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof Attack attack) {
      begin.accept(draft, BattlePlan.of(side, attack));
    } else {
      Umpire.endStep(draft);
    }
  }

  /** An attack that nobody can make lapses; the phase ends with the last one. */
  @Override
  @Rule("12.36")
  public boolean proceed(Draft draft) {
    List<Declared> all = declarations.of(draft.view());
    for (Declared attack : all) {
      if (ways(draft.view(), attack).isEmpty()) {
        Detail where = Detail.hex(attack.targets().first());
        draft.say(theatre.cites().noted("attack-lapsed", where));
        if (attack.mandated()) {
          owed.fought(draft, attack.targets().first(), Ints.EMPTY);
        }
        declarations.close(draft, attack.number());
        return true;
      }
    }
    if (all.isEmpty()) {
      Umpire.endStep(draft);
    }
    return all.isEmpty();
  }

  /**
   * The ways to make an attack that matter: by those it was declared for or all who can, or by
   * those of them who can be supplied; without support, with supply alone, or with guns too.
   */
  private List<Attack> ways(Position position, Declared attack) {
    Ints targets = attack.targets();
    List<Attack> ways = new ArrayList<>();
    for (Ints units : groups(position, attack)) {
      for (Ints support : supports(position, units, targets)) {
        add(position, new Attack(units, targets, 1, support), ways);
        add(position, new Attack(units, targets, 0, support), ways);
      }
    }
    return ways;
  }

  @Rule({"12.36", "15.21", "15.31"})
  private Set<Ints> groups(Position position, Declared attack) {
    Ints all = checks.able(position, side, attack.targets());
    Ints bound = checks.bound(position, side, attack);
    Ints declared = all.filter(unit -> attack.units().contains(unit) || bound.contains(unit));
    Set<Ints> groups = new LinkedHashSet<>();
    groups.add(declared);
    groups.add(all);
    groups.add(checks.served(position, side, declared));
    groups.add(checks.served(position, side, all));
    return groups;
  }

  /** What can be named for some attackers: each gun once, the best of them together first. */
  @Rule({"15.31", "15.33", "15.4"})
  private List<Ints> supports(Position position, Ints units, Ints targets) {
    Ints best = checks.supported(position, side, units, targets);
    if (best.isEmpty()) {
      return List.of(Ints.EMPTY);
    }
    Ints columns = best.filter(theatre.pieces()::column);
    List<Ints> supports = new ArrayList<>();
    supports.add(best);
    if (best.size() > columns.size()) {
      List<Ints> batteries = guns.batteries(position, side, targets);
      batteries.stream().skip(1).forEach(battery -> supports.add(columns.plus(battery)));
      supports.add(columns);
    }
    supports.add(Ints.EMPTY);
    return supports;
  }

  private void add(Position position, Attack attack, List<Attack> ways) {
    if (!attack.units().isEmpty()
        && (attack.support() == 0 || engineers.can(position, BattlePlan.of(side, attack)))
        && !ways.contains(attack)
        && checks.objection(position, side, attack) == null) {
      ways.add(attack);
    }
  }

  /** What may be done now. */
  private final class Offered extends PlainOrders {
    private final Position position;

    Offered(Position position) {
      super(new Decision(side, "attack-or-end", theatre.cites().rule("attack-or-end")));
      this.position = position;
    }

    @Override
    public Activity activity() {
      return Activity.ATTACK;
    }

    @Override
    protected @Nullable Objection objection(Order order) {
      return switch (order) {
        case Attack attack -> checks.objection(position, side, attack);
        case EndPhase() ->
            declarations.of(position).isEmpty() ? null : theatre.cites().objection("attacks-left");
        default -> theatre.cites().objection("combat-phase-only");
      };
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      List<Declared> all = declarations.of(position);
      all.forEach(attack -> ways(position, attack).forEach(action));
      if (all.isEmpty()) {
        action.accept(new EndPhase());
      }
    }

    @Override
    public List<Target> targets() {
      List<Target> targets = new ArrayList<>();
      for (Declared attack : declarations.of(position)) {
        Ints hexes = attack.targets();
        Ints able = checks.able(position, side, hexes);
        Ints best = checks.supported(position, side, able, hexes);
        Ints helpers = checks.helpers(position, side, able, hexes);
        boolean led = engineers.can(position, BattlePlan.of(side, new Attack(able, hexes, 1)));
        hexes.each(hex -> targets.add(new Target(hex, able, led ? 1 : 0, best, helpers, hexes)));
      }
      return targets;
    }

    @Override
    @Rule({"15.31", "15.33", "15.4"})
    public Support supportOf(Ints units, Ints targets) {
      Declared attack = checks.declared(position, new Attack(units, targets, 0));
      Ints able = attack == null ? Ints.EMPTY : checks.able(position, side, attack.targets());
      if (attack == null || units.isEmpty() || !units.all(able::contains)) {
        return Support.NONE;
      }
      return new Support(
          checks.supported(position, side, units, attack.targets()),
          checks.possible(position, side, units, attack.targets()));
    }

    @Override
    public Ints attacksOf(Ints units) {
      Ints hexes = Ints.EMPTY;
      for (Declared attack : declarations.of(position)) {
        Ints targets = attack.targets();
        boolean single = targets.size() == 1;
        hexes = single && allows(new Attack(units, targets, 0)) ? hexes.plus(targets) : hexes;
      }
      return hexes;
    }

    @Override
    public Optional<Objection> whyIdle(Ints units) {
      return objections(PlainOrder.attack(position, units)).stream().findFirst();
    }

    @Override
    public Order sample(RandomGenerator random) {
      List<Declared> all = declarations.of(position);
      if (all.isEmpty()) {
        return new EndPhase();
      }
      List<Attack> ways = ways(position, all.get(random.nextInt(all.size())));
      return ways.get(random.nextInt(ways.size()));
    }
  }
}
