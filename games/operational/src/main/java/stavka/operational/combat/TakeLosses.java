package stavka.operational.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.model.Citations;

/**
 * A side loses the steps that the result asks of it or retreats by what is left of them. Attendants
 * of whom no unit is struck have no step to lose: they go back.
 *
 * @param attacking which side
 * @param payment one by one, or all at once
 * @param next who may lose the next step
 * @param mayRetreat whether the side may retreat where the result leaves it the choice
 * @param leaving what happens as a side that has decided to retreat leaves its hexes
 * @param bereft what happens on hexes where units have lost steps
 * @param rule by which steps are lost
 */
public record TakeLosses(
    boolean attacking,
    Casualties casualties,
    Payment payment,
    BiFunction<Position, Battle, Ints> next,
    BiPredicate<Position, Battle> mayRetreat,
    BiFunction<Draft, Battle, Battle> leaving,
    Bereft bereft,
    Asking asking,
    Function<Battle, String> rule,
    Citations cites)
    implements BattleStep {
  public static final Reply RETREAT = new Reply("retreat");

  /** How many steps an order names. */
  public enum Payment {
    STEP_BY_STEP,
    AT_ONCE
  }

  /** What happens on hexes where units of a side have lost steps. */
  @FunctionalInterface
  public interface Bereft {
    void on(Draft draft, Battle battle, Ints hexes);
  }

  /** Step by step, and nobody else is touched by it. */
  public TakeLosses(
      boolean attacking,
      Casualties casualties,
      BiFunction<Position, Battle, Ints> next,
      BiPredicate<Position, Battle> mayRetreat,
      BiFunction<Draft, Battle, Battle> leaving,
      Citations cites) {
    Asking orRetreat = Asking.listed("lose-or-retreat", cites);
    Asking only = Asking.listed("lose", cites);
    this(
        attacking,
        casualties,
        Payment.STEP_BY_STEP,
        next,
        mayRetreat,
        leaving,
        (draft, battle, hexes) -> {},
        (position, battle, offered) ->
            (offered.contains(RETREAT) ? orRetreat : only).of(position, battle, offered),
        battle -> cites.rule("lose"),
        cites);
  }

  @Override
  public Battle begin(Position position, Battle battle) {
    Party party = attacking ? battle.attacker() : battle.defender();
    return battle.begun(party.side(), Ints.EMPTY);
  }

  @Override
  public @Nullable Battle proceed(Draft draft, Battle battle) {
    Party party = battle.party();
    if (battle.result().of(attacking).destroyed()) {
      return destroyed(draft, battle).next();
    }
    if (party.owes() <= 0) {
      return battle.next();
    }
    if (party.units().isEmpty()) {
      return battle.next(party.attendants().isEmpty() ? 0 : party.owes());
    }
    List<Order> offered = offered(draft.view(), battle);
    return offered.size() == 1 ? carryOut(draft, battle, offered.getFirst()) : null;
  }

  private Battle destroyed(Draft draft, Battle battle) {
    Battle after = battle;
    for (int doomed : battle.party().units()) {
      casualties.eliminate(draft, doomed, cites.rule("all-eliminated"));
      after = after.with(after.party().changed(doomed, Casualties.GONE));
    }
    bereft.on(draft, after, after.party().grounds());
    return after;
  }

  private List<Order> offered(Position position, Battle battle) {
    List<Order> orders = new ArrayList<>();
    Ints losers = next.apply(position, battle);
    int steps = payment == Payment.AT_ONCE ? owed(position, battle.party()) : 1;
    choose(position, losers, 0, steps, Ints.EMPTY, orders::add);
    if (battle.result().of(attacking).mayRetreat() && mayRetreat.test(position, battle)) {
      orders.add(RETREAT);
    }
    return orders;
  }

  /** The steps a side owes, at most all it has. */
  public int owed(Position position, Party party) {
    int all = party.units().stream().map(unit -> casualties.steps(position, unit)).sum();
    return Math.min(party.owes(), all);
  }

  private void choose(
      Position position, Ints losers, int from, int steps, Ints chosen, Consumer<Order> action) {
    if (steps == 0) {
      action.accept(new Lose(chosen));
      return;
    }
    for (int i = from; i < losers.size(); i++) {
      int unit = losers.get(i);
      if (chosen.isEmpty() || timesIn(chosen, unit) < casualties.steps(position, unit)) {
        choose(position, losers, i, steps - 1, chosen.with(unit), action);
      }
    }
  }

  /** How often a unit is among others. */
  public static int timesIn(Ints units, int unit) {
    return units.filter(each -> each == unit).size();
  }

  @Override
  public Orders orders(Position position, Battle battle) {
    return asking.of(position, battle, offered(position, battle));
  }

  @Override
  public Battle carryOut(Draft draft, Battle battle, Order order) {
    if (order instanceof Lose(Ints losers)) {
      return lost(draft, battle, losers);
    }
    int hexes = battle.party().owes();
    return leaving.apply(draft, battle.with(battle.party().owing(0))).next(hexes);
  }

  private Battle lost(Draft draft, Battle battle, Ints losers) {
    Ints hexes = Resolution.hexesOf(draft.view(), losers);
    Battle after = battle;
    for (int loser : losers) {
      int now = casualties.lose(draft, loser, rule.apply(battle));
      after = after.with(after.party().paid(loser, now));
    }
    bereft.on(draft, after, hexes);
    return payment == Payment.AT_ONCE ? after.with(after.party().owing(0)) : after;
  }
}
