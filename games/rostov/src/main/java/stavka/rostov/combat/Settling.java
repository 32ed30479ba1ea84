package stavka.rostov.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Battle;
import stavka.operational.combat.Party;
import stavka.operational.combat.Trail;

/** Battles and parties with one thing changed, as the steps of this game change them. */
final class Settling {
  private Settling() {}

  /** It is the turn of a side. */
  static Battle of(Battle battle, Side side) {
    return with(battle, side, Ints.EMPTY, Ints.EMPTY, Ints.EMPTY);
  }

  /** A group has crossed hexes for which it has to pay. */
  static Battle owing(Battle battle, Ints group, Ints crossed) {
    return with(battle, battle.side(), group, crossed, battle.acted());
  }

  /** Units have advanced. */
  static Battle acted(Battle battle, Ints units) {
    return with(battle, battle.side(), battle.paid(), battle.crowded(), battle.acted().plus(units));
  }

  private static Battle with(Battle battle, Side side, Ints paid, Ints crossed, Ints acted) {
    return new Battle(
        battle.plan(),
        battle.result(),
        battle.noted(),
        battle.attacker(),
        battle.defender(),
        battle.step(),
        side,
        battle.distance(),
        paid,
        crossed,
        acted);
  }

  /** A unit has gone back. */
  static Party fled(Party party, int unit, Ints path) {
    List<Trail> trails = new ArrayList<>(party.trails());
    trails.add(new Trail(unit, path));
    return new Party(
        party.side(),
        party.units(),
        party.origins(),
        party.grounds(),
        party.owes(),
        party.lost(),
        party.hit(),
        trails,
        party.attendants());
  }
}
