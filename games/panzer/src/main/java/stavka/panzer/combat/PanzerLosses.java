package stavka.panzer.combat;

import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.combat.Battle;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.Party;
import stavka.operational.combat.RetreatPaths;
import stavka.operational.combat.TakeLosses;
import stavka.operational.model.Books;

/** A side loses steps or retreats, all or nothing, as it chooses. */
@Books.Kharkov({"9.56", "9.57", "9.59", "9.61"})
@Books.Guderian({"9.65", "9.67", "9.71"})
record PanzerLosses(Doctrine doctrine, PanzerRetreats retreats) {
  TakeLosses step(boolean attacking) {
    return new TakeLosses(
        attacking,
        doctrine.casualties().casualties(),
        TakeLosses.Payment.AT_ONCE,
        (position, battle) -> battle.party().units(),
        this::mayRetreat,
        this::leave,
        this::bereft,
        this::ask,
        battle ->
            doctrine.cites().rule(PanzerResult.engaged(battle.result()) ? "engaged" : "lose-steps"),
        doctrine.cites());
  }

  /**
   * Retreat may be chosen only if units have a way at this moment: all of them, or some, as the
   * book has it.
   */
  @Books.Kharkov({"9.56", "9.59", "9.61"})
  private boolean mayRetreat(Position position, Battle battle) {
    Party party = battle.party();
    Ints able = party.units().filter(unit -> paths(position, party, unit).any());
    return doctrine.customs().offersRetreat(able.size(), party.units().size());
  }

  private RetreatPaths paths(Position position, Party party, int unit) {
    return retreats.paths().of(position, unit, party.owes(), party.fled());
  }

  /** A unit that had retreated onto a hex is eliminated with its first loss or retreat. */
  @Books.Kharkov("9.65")
  private void doomGuests(Draft draft, Battle battle, int hex) {
    if (retreats.attacked(battle)) {
      doctrine.casualties().doomGuests(draft, hex);
    }
  }

  private Battle leave(Draft draft, Battle battle) {
    battle.party().units().each(unit -> doomGuests(draft, battle, draft.place(unit)));
    return battle;
  }

  @Books.Kharkov("9.55")
  private void bereft(Draft draft, Battle battle, Ints hexes) {
    boolean survivors = !battle.result().of(battle.attacking()).destroyed();
    for (int hex : hexes) {
      if (survivors) {
        doomGuests(draft, battle, hex);
      }
      doctrine.attendants().abandoned(draft, battle.side(), hex);
    }
  }

  private Orders ask(Position position, Battle battle, List<Order> offered) {
    Casualties casualties = doctrine.casualties().casualties();
    Ints units = battle.party().units();
    Ints capacity = Ints.of(units.stream().map(u -> casualties.steps(position, u)).toArray());
    int steps = Math.min(battle.party().owes(), capacity.stream().sum());
    return new LoseOrders(battle, capacity, steps, offered, doctrine.cites());
  }
}
