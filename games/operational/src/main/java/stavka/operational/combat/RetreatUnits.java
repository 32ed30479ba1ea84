package stavka.operational.combat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Retreated;
import stavka.engine.order.Order;
import stavka.engine.order.Retreat;
import stavka.engine.play.Orders;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.board.EntryEffect;
import stavka.operational.model.Citations;

/**
 * A side that has decided to retreat goes back, unit by unit.
 *
 * @param ways where a unit may go
 * @param price what it loses on its way
 * @param stranding what becomes of those who have no way
 * @param guest the mark of those who have come to where they stand by a retreat from a combat
 * @param effects to be told of every unit that comes to a hex
 */
public record RetreatUnits(
    Ways ways,
    Price price,
    Stranding stranding,
    Casualties casualties,
    BitField guest,
    EntryEffect effects,
    Citations cites)
    implements BattleStep {

  /** The ways of a unit by so many hexes, away from an origin. */
  @FunctionalInterface
  public interface Ways {
    RetreatPaths of(Position position, int unit, int origin, int hexes);
  }

  /** The steps a unit loses on a way back. */
  @FunctionalInterface
  public interface Price {
    /**
     * @param due takes the rule of each step
     * @return the battle with what has been paid for
     */
    Battle of(Position position, Battle battle, Retreat order, List<String> due);
  }

  /** What becomes of a unit that has to go back so many hexes and cannot. */
  @FunctionalInterface
  public interface Stranding {
    void strand(Draft draft, int unit, int hexes);
  }

  private boolean any(Position position, int unit, int hexes) {
    return ways.of(position, unit, position.place(unit), hexes).any();
  }

  private static Ints toGo(Battle battle) {
    Party party = battle.party();
    return party.units().filter(unit -> !party.fled().contains(unit));
  }

  @Override
  public @Nullable Battle proceed(Draft draft, Battle battle) {
    if (battle.distance() == 0) {
      return battle.next();
    }
    Ints left = toGo(battle);
    for (int i = 0; i < left.size(); i++) {
      if (any(draft.view(), left.get(i), battle.distance())) {
        return null;
      }
    }
    Battle after = battle;
    for (int i = 0; i < left.size(); i++) {
      stranding.strand(draft, left.get(i), battle.distance());
      after = after.with(after.party().changed(left.get(i), Casualties.GONE));
    }
    return after.next();
  }

  @Override
  public Orders orders(Position position, Battle battle) {
    List<Order> orders = new ArrayList<>();
    toGo(battle)
        .each(
            unit ->
                ways.of(position, unit, position.place(unit), battle.distance())
                    .forEach(path -> orders.add(new Retreat(unit, path))));
    return BattleStage.listed(battle, "choose-retreat", cites.rule("choose-retreat"), orders);
  }

  @Override
  public Battle carryOut(Draft draft, Battle battle, Order order) {
    return retreat(draft, battle, (Retreat) order);
  }

  /** Takes a unit back; the first of a stack to go bears what its way costs. */
  Battle retreat(Draft draft, Battle battle, Retreat order) {
    int from = draft.place(order.unit());
    List<String> due = new ArrayList<>();
    Battle after = price.of(draft.view(), battle, order, due);
    draft.moveTo(order.unit(), order.path().last());
    draft.say(new Retreated(order.unit(), from, order.path(), cites.rule("retreated")));
    int now = order.unit();
    for (int i = 0; i < due.size() && now != Casualties.GONE; i++) {
      int before = now;
      now = casualties.lose(draft, before, due.get(i));
      after = after.with(after.party().changed(before, now));
    }
    return now == Casualties.GONE ? after : arrived(draft, after, now, order.path());
  }

  private Battle arrived(Draft draft, Battle battle, int unit, Ints path) {
    if (!battle.plan().overrun()) {
      draft.set(unit, guest);
    }
    Party party = battle.party();
    effects.came(draft, party.side(), Ints.of(unit), path);
    boolean fought = party.units().contains(unit);
    return fought && !party.fled().contains(unit) ? battle.with(party.fled(unit)) : battle;
  }
}
