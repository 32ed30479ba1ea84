package stavka.kharkov.combat;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.sector.Sector;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.BattleStart;

/** What an attack sets going before it is decided. */
record KharkovBattleStart(KharkovTheatre theatre, Sector sector) implements BattleStart {
  /** The southern sector wakes, and is supplied, before its units are judged. */
  @Override
  @Rule({"6.52", "6.57"})
  public void declared(Draft draft, BattlePlan plan) {
    if (plan.attacker() == Side.SOVIET && draft.ledger(Ledger.SOUTH_WOKE) == 0) {
      plan.targets().each(hex -> sector.axisAttackedAt(draft, hex));
    }
  }

  /**
   * A regiment that attacks or overruns does not stay entrenched; a garrison is attacked once a
   * phase.
   */
  @Override
  @Rule({"15.23", "9.14"})
  public void engaged(Draft draft, BattlePlan plan) {
    for (int unit : plan.attackers()) {
      if (draft.has(unit, KharkovMarks.ENTRENCHED)) {
        draft.clear(unit, KharkovMarks.ENTRENCHED);
      }
    }
    if (plan.attacker() == Side.SOVIET && !plan.overrun()) {
      for (int city : theatre.ground().cityHexes().filter(plan.targets()::contains)) {
        int bit = 1 << theatre.ground().cityIndex(city);
        draft.enter(Ledger.GARRISONS_ATTACKED, draft.ledger(Ledger.GARRISONS_ATTACKED) | bit);
      }
    }
  }

  @Override
  @Rule("9.14")
  public void phaseEnds(Draft draft) {
    draft.enter(Ledger.GARRISONS_ATTACKED, 0);
  }
}
