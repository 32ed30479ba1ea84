package stavka.kharkov.combat;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovGround;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.sector.Sector;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.BattleStart;

/** What an attack sets going before it is decided. */
final class KharkovBattleStart implements BattleStart {
  private final KharkovGround ground;
  private final Sector sector;

  KharkovBattleStart(KharkovTheatre theatre, Sector sector) {
    this.ground = theatre.ground();
    this.sector = sector;
  }

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
    for (int i = 0; i < plan.attackers().size(); i++) {
      if (draft.has(plan.attackers().get(i), KharkovMarks.ENTRENCHED)) {
        draft.clear(plan.attackers().get(i), KharkovMarks.ENTRENCHED);
      }
    }
    for (int i = 0; i < plan.targets().size() && !plan.overrun(); i++) {
      int city = ground.cityIndex(plan.targets().get(i));
      if (city >= 0 && plan.attacker() == Side.SOVIET) {
        draft.enter(
            Ledger.GARRISONS_ATTACKED, draft.ledger(Ledger.GARRISONS_ATTACKED) | (1 << city));
      }
    }
  }

  @Override
  @Rule("9.14")
  public void phaseEnds(Draft draft) {
    draft.enter(Ledger.GARRISONS_ATTACKED, 0);
  }
}
