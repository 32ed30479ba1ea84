package stavka.guderian.combat;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.model.Ledger;
import stavka.operational.combat.BattlePlan;
import stavka.panzer.combat.Customs;

/** How Guderian carries out a result where its book goes its own way. */
final class GuderianCustoms implements Customs {
  /** In combats and overruns alike. */
  @Override
  @Rule("9.75")
  public boolean guestsCount(BattlePlan plan) {
    return true;
  }

  /** The second hex of an advance is empty of both sides. */
  @Override
  @Rule("9.86")
  public boolean freeBeyond(Position position, int hex) {
    return position.vacant(hex);
  }

  /** The enemy of those who retreat, unless the option leaves it to their owner. */
  @Override
  @Rule("9.72")
  public Side routes(Position position, Side retreating) {
    return position.ledger(Ledger.OWNER_RETREATS) == 0 ? retreating.enemy() : retreating;
  }

  /** Whoever routes it, a retreat keeps away from enemy zones where it can. */
  @Override
  @Rule("9.73")
  public boolean shunsZones() {
    return true;
  }

  /** If one unit has a way the side may retreat; the others are eliminated. */
  @Override
  @Rule({"9.65", "9.73"})
  public boolean offersRetreat(int able, int all) {
    return able > 0;
  }
}
