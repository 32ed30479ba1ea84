package stavka.operational.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
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
 * A side loses the steps that the result asks of it, one by one, or retreats by what is left of
 * them.
 *
 * @param attacking which side
 * @param next who may lose the next step
 * @param mayRetreat whether the side may retreat where the result leaves it the choice
 * @param leaving what happens as it leaves its hexes
 */
public record TakeLosses(
    boolean attacking,
    Casualties casualties,
    NextLoser next,
    BiPredicate<Position, Battle> mayRetreat,
    Leaving leaving,
    Citations cites)
    implements BattleStep {
  private static final Reply RETREAT = new Reply("retreat");

  /** Who may lose the next step of a side. */
  @FunctionalInterface
  public interface NextLoser {
    Ints of(Position position, Battle battle);
  }

  /** What happens as a side that has decided to retreat leaves its hexes. */
  @FunctionalInterface
  public interface Leaving {
    Battle leave(Draft draft, Battle battle);
  }

  @Override
  public Battle begin(Position position, Battle battle) {
    Party party = attacking ? battle.attacker() : battle.defender();
    return battle.begun(party.side(), Ints.EMPTY);
  }

  private boolean free(Position position, Battle battle) {
    return battle.result().of(attacking).mayRetreat() && mayRetreat.test(position, battle);
  }

  @Override
  public @Nullable Battle proceed(Draft draft, Battle battle) {
    Party party = battle.party();
    SideResult result = battle.result().of(attacking);
    if (party.units().isEmpty() || !(party.owes() > 0 || result.destroyed())) {
      return battle.next();
    }
    if (result.destroyed()) {
      return destroyed(draft, battle).next();
    }
    Ints candidates = next.of(draft.view(), battle);
    return candidates.size() == 1 && !free(draft.view(), battle)
        ? lost(draft, battle, candidates.first())
        : null;
  }

  private Battle destroyed(Draft draft, Battle battle) {
    Battle after = battle;
    Ints doomed = battle.party().units();
    for (int i = 0; i < doomed.size(); i++) {
      casualties.eliminate(draft, doomed.get(i), cites.rule("all-eliminated"));
      after = after.with(after.party().changed(doomed.get(i), Casualties.GONE));
    }
    return after;
  }

  private Battle lost(Draft draft, Battle battle, int unit) {
    int now = casualties.lose(draft, unit, cites.rule("lose"));
    return battle.with(battle.party().paid(unit, now));
  }

  @Override
  public Orders orders(Position position, Battle battle) {
    List<Order> orders = new ArrayList<>();
    next.of(position, battle).each(unit -> orders.add(new Lose(Ints.of(unit))));
    boolean free = free(position, battle);
    if (free) {
      orders.add(RETREAT);
    }
    String code = free ? "lose-or-retreat" : "lose";
    return BattleStage.listed(battle, code, cites.rule(code), orders);
  }

  @Override
  public Battle carryOut(Draft draft, Battle battle, Order order) {
    if (order instanceof Lose lose) {
      return lost(draft, battle, lose.units().first());
    }
    int hexes = battle.party().owes();
    return leaving.leave(draft, battle.with(battle.party().owing(0))).next(hexes);
  }
}
