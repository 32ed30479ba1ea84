package stavka.redstar.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import stavka.engine.order.Advance;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.loss.Fate;
import stavka.redstar.loss.Toll;

/** Settles the result of a battle: losses, retreat, crowding, streets, advance. */
@Rule({"7.1.2", "7.8.2"})
final class BattleStage implements Stage {
  static final Reply RETREAT = new Reply("retreat");
  static final Reply DONE = new Reply("done");

  private final Combatants combatants;
  private final Losses losses;
  private final Retreats retreats;
  private final Crowding crowding;
  private final Advances advances;
  private final Aftermath aftermath;
  private final Fate fate;

  BattleStage(
      Combatants combatants,
      Losses losses,
      Retreats retreats,
      Crowding crowding,
      Advances advances,
      Aftermath aftermath,
      Fate fate) {
    this.combatants = combatants;
    this.losses = losses;
    this.retreats = retreats;
    this.crowding = crowding;
    this.advances = advances;
    this.aftermath = aftermath;
    this.fate = fate;
  }

  private static Battle battle(Position position) {
    return (Battle) Objects.requireNonNull(position.frame());
  }

  @Override
  public Orders orders(Position position) {
    Battle battle = battle(position);
    List<Order> orders = new ArrayList<>();
    return switch (battle.turn()) {
      case PAY -> {
        losses
            .candidates(position, battle.party())
            .each(unit -> orders.add(new Lose(Ints.of(unit))));
        boolean free = losses.mayRetreat(position, battle);
        if (free) {
          orders.add(RETREAT);
        }
        yield listed(battle, free ? "lose-or-retreat" : "lose", "7.8.2", orders);
      }
      case RETREAT -> {
        toGo(battle)
            .each(
                unit ->
                    retreats.paths(
                        position,
                        unit,
                        battle.distance(),
                        path -> orders.add(new Retreat(unit, path))));
        yield listed(battle, "choose-retreat", "7.10.6", orders);
      }
      case CROWD -> {
        crowding.list(position, battle, orders::add);
        orders.add(DONE);
        yield listed(battle, "make-room", "7.12.1", orders);
      }
      case STREETS, ADVANCE -> {
        advances.list(position, battle, orders::add);
        orders.add(DONE);
        yield listed(battle, "choose-advance", "7.15.2", orders);
      }
    };
  }

  private static Orders listed(Battle battle, String code, String rule, List<Order> orders) {
    return new ListedOrders(
        new Decision(battle.suffering(), code, rule),
        orders,
        Objection.of(rule, "not-offered-" + code));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Battle battle = battle(draft.view());
    Battle after =
        switch (order) {
          case Lose lose -> losses.pay(draft, battle, lose.units().first());
          case Retreat retreat when battle.turn() == Battle.Turn.CROWD ->
              crowding.push(draft, battle, retreat);
          case Retreat retreat -> retreats.retreat(draft, battle, retreat);
          case Advance advance -> advances.advance(draft, battle, advance);
          case Reply reply when reply.equals(RETREAT) -> fallBack(draft, battle);
          default -> finish(draft, battle);
        };
    Aftermath.goOn(draft, after);
  }

  /** All units of the side go back by what is still owed; assets stay and are lost. */
  @Rule({"7.10.2", "7.10.3", "7.13.1"})
  private Battle fallBack(Draft draft, Battle battle) {
    Party party = battle.party();
    Battle after =
        battle
            .with(party.owing(0))
            .next(Battle.Turn.RETREAT, battle.suffering(), party.owes(), Ints.EMPTY);
    if (battle.suffering() == battle.attacker().side()) {
      losses.removeBystanders(draft, after, "7.10.3");
    }
    for (int i = 0; i < party.units().size(); i++) {
      int unit = party.units().get(i);
      if (combatants.asset(unit)) {
        fate.eliminate(draft, unit, "7.13.1");
        after = after.with(after.party().changed(unit, Toll.GONE));
      }
    }
    return after;
  }

  /** The owner makes no more room, or advances no more. */
  private Battle finish(Draft draft, Battle battle) {
    return battle.turn() == Battle.Turn.CROWD
        ? crowding.finish(draft, battle)
        : battle.next(Battle.Turn.ADVANCE, battle.suffering(), -1, Ints.EMPTY);
  }

  private static Ints toGo(Battle battle) {
    Party party = battle.party();
    return Ints.of(party.units().stream().filter(u -> !party.fled().contains(u)).toArray());
  }

  @Override
  public boolean proceed(Draft draft) {
    Battle battle = battle(draft.view());
    return switch (battle.turn()) {
      case PAY -> proceedPay(draft, battle);
      case RETREAT -> proceedRetreat(draft, battle);
      case CROWD -> proceedCrowd(draft, battle);
      case STREETS -> {
        Aftermath.goOn(draft, aftermath.streets(draft, battle));
        yield true;
      }
      case ADVANCE -> proceedAdvance(draft, battle);
    };
  }

  private boolean proceedPay(Draft draft, Battle battle) {
    Party party = battle.party();
    if (party.owes() <= 0 || party.units().isEmpty()) {
      Aftermath.goOn(draft, afterPaying(draft, battle));
      return true;
    }
    if (battle.annihilating()) {
      Aftermath.goOn(draft, losses.annihilate(draft, battle));
      return true;
    }
    Ints candidates = losses.candidates(draft.view(), party);
    if (candidates.size() == 1 && !losses.mayRetreat(draft.view(), battle)) {
      Aftermath.goOn(draft, losses.pay(draft, battle, candidates.first()));
      return true;
    }
    return false;
  }

  /** The defender settles first, then the attacker. */
  @Rule("7.8.2")
  private Battle afterPaying(Draft draft, Battle battle) {
    Side attacker = battle.attacker().side();
    if (battle.suffering() != attacker) {
      return battle.next(Battle.Turn.PAY, attacker, 0, Ints.EMPTY);
    }
    losses.removeBystanders(draft, battle, "7.9.10");
    return battle.next(Battle.Turn.STREETS, attacker, 0, Ints.EMPTY);
  }

  /**
   * A unit with nowhere to go is lost once nobody else can go either; for good if only its supply
   * keeps it out of enemy zones.
   */
  @Rule({"7.10.7", "7.11.2", "7.14.2", "7.14.4"})
  private boolean proceedRetreat(Draft draft, Battle battle) {
    Ints left = toGo(battle);
    for (int i = 0; i < left.size(); i++) {
      if (retreats.any(draft.view(), left.get(i), battle.distance())) {
        return false;
      }
    }
    Battle after = battle;
    for (int i = 0; i < left.size(); i++) {
      if (retreats.starved(draft.view(), left.get(i), battle.distance())) {
        fate.destroy(draft, left.get(i), "7.11.2");
      } else {
        fate.eliminate(draft, left.get(i), "7.10.7");
      }
      after = after.with(after.party().changed(left.get(i), Toll.GONE));
    }
    Aftermath.goOn(
        draft,
        after.next(Battle.Turn.CROWD, battle.suffering(), 0, crowding.hexes(draft.view(), after)));
    return true;
  }

  private boolean proceedCrowd(Draft draft, Battle battle) {
    if (crowding.any(draft.view(), battle)) {
      return false;
    }
    Aftermath.goOn(draft, crowding.finish(draft, battle));
    return true;
  }

  private boolean proceedAdvance(Draft draft, Battle battle) {
    if (battle.plan().overrun()) {
      draft.pop();
      aftermath.endOverrun(draft, battle);
      return true;
    }
    boolean[] any = {false};
    if (battle.distance() == 0) {
      advances.list(draft.view(), battle, advance -> any[0] = true);
    }
    if (!any[0]) {
      draft.pop();
    }
    return !any[0];
  }
}
