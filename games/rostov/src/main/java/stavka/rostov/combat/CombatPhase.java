package stavka.rostov.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
        declarations.close(draft, attack.number());
        return true;
      }
    }
    if (all.isEmpty()) {
      Umpire.endStep(draft);
    }
    return all.isEmpty();
  }

  /** The ways to make an attack that matter: who declared it or all who can, plain or supported. */
  private List<Attack> ways(Position position, Declared attack) {
    Ints targets = attack.targets();
    Ints all = checks.able(position, side, targets);
    Ints declared = attack.units().filter(all::contains);
    List<Attack> ways = new ArrayList<>();
    for (Ints units : declared.equals(all) ? List.of(all) : List.of(declared, all)) {
      Ints supporters = checks.supported(position, side, units, targets);
      Ints columns = supporters.filter(theatre.pieces()::column);
      for (Ints support :
          supporters.isEmpty() ? List.of(Ints.EMPTY) : List.of(supporters, columns, Ints.EMPTY)) {
        add(position, new Attack(units, targets, 1, support), ways);
        add(position, new Attack(units, targets, 0, support), ways);
      }
    }
    return ways;
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
        Ints helpers = checks.supported(position, side, able, hexes);
        boolean led = engineers.can(position, BattlePlan.of(side, new Attack(able, hexes, 1)));
        hexes.each(hex -> targets.add(new Target(hex, able, led ? 1 : 0, helpers, hexes)));
      }
      return targets;
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
