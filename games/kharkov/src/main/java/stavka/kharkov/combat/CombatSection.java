package stavka.kharkov.combat;

import java.util.HashMap;
import java.util.Map;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.movement.Footprints;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.supply.Supply;
import stavka.panzer.combat.BattlePlan;
import stavka.panzer.combat.Doctrine;
import stavka.panzer.combat.Fighting;
import stavka.panzer.movement.RideOn;

/**
 * Section 9 of the book, with what sections 7, 10, 12, 13, 14 and 15 say of combat, put together.
 */
@Rule("9.0")
public final class CombatSection extends Fighting {
  private final Theatre theatre;
  private final Casualties casualties;

  public CombatSection(Theatre theatre, Supply supply, Sector sector, Footprints footprints) {
    this(theatre, supply, sector, footprints, new Casualties(theatre, footprints));
  }

  private CombatSection(
      Theatre theatre, Supply supply, Sector sector, Footprints footprints, Casualties casualties) {
    super(
        new AttackLimits(theatre, supply, sector),
        doctrine(theatre, supply, sector, footprints, casualties));
    this.theatre = theatre;
    this.casualties = casualties;
  }

  private static Doctrine doctrine(
      Theatre theatre, Supply supply, Sector sector, Footprints footprints, Casualties casualties) {
    Strengths strengths = new Strengths(theatre, supply);
    Outcome outcome = new Outcome(theatre, new Garrisons(theatre, casualties));
    return new Doctrine(
        theatre,
        theatre.charts().combatTable(),
        strengths,
        new Shifts(theatre, strengths),
        new Opening(theatre, sector),
        outcome,
        casualties,
        casualties,
        footprints,
        new RideOn(theatre, outcome, footprints));
  }

  /** The attacker announces his air point, then the defender. */
  @Override
  @Rule({"13.11", "13.12", "13.15"})
  protected void declare(Draft draft, BattlePlan plan) {
    if (plan.attackerSupport() > 0) {
      draft.add(AttackLimits.airEntry(plan.attacker()), -plan.attackerSupport());
    }
    if (draft.ledger(AttackLimits.airEntry(plan.attacker().enemy())) > 0) {
      draft.push(new AirAnswer(plan));
    } else {
      super.declare(draft, plan);
    }
  }

  @Override
  public Map<Class<? extends Frame>, Stage> frameStages() {
    Map<Class<? extends Frame>, Stage> stages = new HashMap<>(super.frameStages());
    stages.put(AirAnswer.class, new AirAnswerStage(resolution()));
    stages.put(Displace.class, new DisplaceStage(theatre.pieces(), casualties));
    return stages;
  }

  public Casualties casualties() {
    return casualties;
  }
}
