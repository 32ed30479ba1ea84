package stavka.kharkov.combat;

import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.operational.combat.BattlePlan;
import stavka.panzer.combat.Customs;

/** How Kharkov carries out a result where its book goes its own way. */
record KharkovCustoms(KharkovTheatre theatre, KharkovCasualties casualties) implements Customs {
  /** Against an overrun a guest fights like everyone else. */
  @Override
  @Rule("9.65")
  public boolean guestsCount(BattlePlan plan) {
    return !plan.overrun();
  }

  /** An overrun is named among the ways out of a zone, and the winners go on while points last. */
  @Override
  @Rule({"7.25", "6.23", "6.24", "8.23"})
  public boolean overrunsBreakOut() {
    return true;
  }

  /** Only De touches an entrenched regiment. */
  @Override
  @Rule({"15.2", "15.25"})
  public boolean touches(Draft draft, int unit) {
    return !draft.has(unit, KharkovMarks.ENTRENCHED);
  }

  @Override
  @Rule({"9.56", "9.61"})
  public boolean offersRetreat(int able, int all) {
    return able == all;
  }

  /** A garrison's city takes in whoever falls back on it. */
  @Override
  @Rule("9.64")
  public boolean refuge(int hex) {
    return theatre.ground().cityIndex(hex) >= 0;
  }

  @Override
  @Rule("9.72")
  public boolean advanceEndsAt(Position position, Side side, int hex) {
    return side == Side.SOVIET && theatre.board(position).inEnemyZone(Side.SOVIET, hex);
  }

  /**
   * The garrisons of attacked hexes in which no Axis unit stands are destroyed: those that were
   * alone, and those whose units were eliminated or have retreated.
   */
  @Override
  @Rule({"15.3", "15.32", "15.33", "15.34"})
  public void fallWhereAlone(Draft draft, Ints hexes) {
    for (int hex : hexes) {
      if (theatre.garrisoned(draft.view(), hex)
          && !casualties.anyCombatUnit(draft, Side.AXIS, hex)) {
        int bit = 1 << theatre.ground().cityIndex(hex);
        draft.enter(Ledger.GARRISONS_GONE, draft.ledger(Ledger.GARRISONS_GONE) | bit);
        draft.say(Noted.of("15.32", "garrison-falls", Detail.hex(hex)));
      }
    }
  }
}
