package stavka.operational.combat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Retreated;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Orders;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.board.EntryEffect;
import stavka.operational.model.Citations;

/**
 * A side that has decided to retreat goes back, unit by unit. Attendants of those who were attacked
 * go with them; those of attackers may follow once these have gone.
 *
 * @param ways where a unit may go
 * @param price what it loses on its way
 * @param stranding what becomes of those who have no way
 * @param lodging how a unit is put where its way ends
 * @param effects to be told of every unit that comes to a hex
 */
public record RetreatUnits(
    Ways ways,
    Price price,
    Stranding stranding,
    Casualties casualties,
    Lodging lodging,
    EntryEffect effects,
    Asking asking,
    Citations cites)
    implements BattleStep {
  private static final Reply DONE = new Reply("done");

  /** The ways of a unit by so many hexes, away from an origin. */
  @FunctionalInterface
  public interface Ways {
    RetreatPaths of(Position position, Battle battle, int unit, int origin, int hexes);
  }

  /** The steps a unit loses on a way back. */
  @FunctionalInterface
  public interface Price {
    /** No way costs anything. */
    Price NONE = (position, battle, order, due) -> battle;

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

  /** How units are put where they come to. */
  public interface Lodging {
    /** Goes there; nothing has been told of it yet. */
    default void go(Draft draft, Battle battle, int unit, int hex) {
      draft.moveTo(unit, hex);
    }

    /** Has come there and paid for the way. */
    default void come(Draft draft, Battle battle, int unit) {}
  }

  /** Whoever comes from a combat is marked as a guest. */
  public RetreatUnits(
      Ways ways,
      Price price,
      Stranding stranding,
      Casualties casualties,
      BitField guest,
      EntryEffect effects,
      Citations cites) {
    Lodging marking =
        new Lodging() {
          @Override
          public void come(Draft draft, Battle battle, int unit) {
            if (!battle.plan().overrun()) {
              draft.set(unit, guest);
            }
          }
        };
    Asking asking = Asking.listed("choose-retreat", cites);
    this(ways, price, stranding, casualties, marking, effects, asking, cites);
  }

  /** Those of a side who have to go and have not gone yet. */
  public static Ints pending(Battle battle) {
    Party party = battle.party();
    Ints all = battle.attacking() ? party.units() : party.units().plus(party.attendants());
    return all.filter(unit -> !party.fled(unit));
  }

  private static Ints followers(Battle battle) {
    Party party = battle.party();
    return battle.attacking() ? party.attendants().filter(unit -> !party.fled(unit)) : Ints.EMPTY;
  }

  private RetreatPaths ways(Position position, Battle battle, int unit) {
    return ways.of(position, battle, unit, position.place(unit), battle.distance());
  }

  @Override
  public @Nullable Battle proceed(Draft draft, Battle battle) {
    if (battle.distance() == 0) {
      return battle.next();
    }
    Position position = draft.view();
    Ints left = pending(battle);
    if (left.any(unit -> ways(position, battle, unit).any())) {
      return null;
    }
    if (left.isEmpty()) {
      boolean follows = followers(battle).any(unit -> ways(position, battle, unit).any());
      return follows ? null : battle.next();
    }
    Battle after = battle;
    for (int stranded : left) {
      stranding.strand(draft, stranded, battle.distance());
      after = after.with(after.party().changed(stranded, Casualties.GONE));
    }
    return after;
  }

  @Override
  public Orders orders(Position position, Battle battle) {
    List<Order> orders = new ArrayList<>();
    Ints left = pending(battle);
    (left.isEmpty() ? followers(battle) : left)
        .each(
            unit ->
                ways(position, battle, unit).forEach(path -> orders.add(new Retreat(unit, path))));
    if (left.isEmpty()) {
      orders.add(DONE);
    }
    return asking.of(position, battle, orders);
  }

  @Override
  public Battle carryOut(Draft draft, Battle battle, Order order) {
    return order instanceof Retreat going ? retreat(draft, battle, going) : battle.next();
  }

  /** Takes a unit back; the first of a stack to go bears what its way costs. */
  Battle retreat(Draft draft, Battle battle, Retreat order) {
    int from = draft.place(order.unit());
    List<String> due = new ArrayList<>();
    Battle after = price.of(draft.view(), battle, order, due);
    lodging.go(draft, battle, order.unit(), order.path().last());
    draft.say(new Retreated(order.unit(), from, order.path(), cites.rule("retreated")));
    int now = order.unit();
    for (int i = 0; i < due.size() && now != Casualties.GONE; i++) {
      int before = now;
      now = casualties.lose(draft, before, due.get(i));
      after = after.with(after.party().changed(before, now));
    }
    return now == Casualties.GONE ? after : arrived(draft, after, now, from, order.path());
  }

  private Battle arrived(Draft draft, Battle battle, int unit, int from, Ints path) {
    lodging.come(draft, battle, unit);
    Party party = battle.party();
    effects.arrived(draft, party.side(), Ints.of(unit), from, path);
    boolean fought = party.units().contains(unit) || party.attendants().contains(unit);
    return fought && !party.fled(unit)
        ? battle.with(party.with(new Trail(unit, Ints.of(from).plus(path))))
        : battle;
  }
}
