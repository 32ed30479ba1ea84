package stavka.kharkov.combat;

import java.util.HashMap;
import java.util.Map;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.kharkov.combat.AirAnswerStage.AirAnswer;
import stavka.kharkov.combat.DisplaceStage.Displace;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.Assessor;
import stavka.operational.combat.BattlePlan;
import stavka.panzer.combat.Doctrine;
import stavka.panzer.combat.PanzerCombatSection;

/**
 * Section 9 of the book, with what sections 7, 10, 12, 13, 14 and 15 say of combat, put together.
 */
@Rule("9.0")
public final class KharkovCombatSection extends PanzerCombatSection {
  private final KharkovTheatre theatre;
  private final KharkovCasualties casualties;
  private final Headquarters headquarters;

  public KharkovCombatSection(
      KharkovTheatre theatre, KharkovSupply supply, Sector sector, EntryEffect effects) {
    KharkovCasualties casualties = new KharkovCasualties(theatre);
    Headquarters headquarters = new Headquarters(theatre, casualties, effects);
    Doctrine doctrine =
        new Doctrine(
            theatre,
            assessor(theatre, supply),
            new KharkovBattleStart(theatre, sector),
            new KharkovCustoms(theatre, casualties),
            headquarters,
            casualties,
            effects);
    super(new KharkovAttackRules(theatre, supply, sector), doctrine);
    this.theatre = theatre;
    this.casualties = casualties;
    this.headquarters = headquarters;
  }

  /** Strengths, the table, shifts and the die. */
  @Rule({"9.0", "9.21", "9.24", "9.4", "9.83", "12.0"})
  private static Assessor assessor(KharkovTheatre theatre, KharkovSupply supply) {
    KharkovMuster muster = new KharkovMuster(theatre, supply);
    return assessor(
        theatre,
        theatre.charts().combatTable(),
        KharkovMuster.ROUNDING,
        muster,
        new KharkovShifts(theatre, muster));
  }

  /** The attacker announces his air point, then the defender. */
  @Override
  @Rule({"13.11", "13.12", "13.15"})
  protected void declare(Draft draft, BattlePlan plan) {
    if (plan.attackerSupport() > 0) {
      draft.add(KharkovAttackRules.airEntry(plan.attacker()), -plan.attackerSupport());
    }
    if (draft.ledger(KharkovAttackRules.airEntry(plan.attacker().enemy())) > 0) {
      draft.push(new AirAnswer(plan));
    } else {
      super.declare(draft, plan);
    }
  }

  @Override
  public Map<Class<? extends Frame>, Stage> frameStages() {
    Map<Class<? extends Frame>, Stage> stages = new HashMap<>(super.frameStages());
    stages.put(AirAnswer.class, new AirAnswerStage(resolution()));
    stages.put(Displace.class, new DisplaceStage(theatre.pieces(), headquarters));
    return stages;
  }

  public KharkovCasualties casualties() {
    return casualties;
  }
}
