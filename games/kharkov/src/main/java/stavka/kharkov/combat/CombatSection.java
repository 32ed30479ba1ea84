package stavka.kharkov.combat;

import java.util.HashMap;
import java.util.Map;
import stavka.engine.play.Side;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.movement.Footprints;
import stavka.kharkov.movement.Sector;
import stavka.kharkov.supply.Supply;
import stavka.panzer.combat.BattlePlan;
import stavka.panzer.combat.BattleStages;
import stavka.panzer.combat.CombatStage;
import stavka.panzer.combat.Doctrine;
import stavka.panzer.combat.Forecasts;
import stavka.panzer.combat.Resolution;

/**
 * Section 9 of the book, with what sections 7, 10, 12, 13, 14 and 15 say of combat, put together.
 */
@Rule("9.0")
public final class CombatSection {
  private final AttackRules rules;
  private final Doctrine doctrine;
  private final Resolution resolution;
  private final Forecasts forecasts;
  private final Casualties casualties;
  private final Map<Class<? extends Frame>, Stage> frameStages;

  public CombatSection(Theatre theatre, Supply supply, Sector sector, Footprints footprints) {
    this.rules = new AttackRules(theatre, supply, sector);
    this.casualties = new Casualties(theatre, footprints);
    Strengths strengths = new Strengths(theatre, supply);
    this.doctrine =
        new Doctrine(
            theatre,
            theatre.charts().combatTable(),
            strengths,
            new Shifts(theatre, strengths),
            new Opening(theatre, sector),
            new Outcome(theatre, new Garrisons(theatre, casualties)),
            casualties,
            casualties,
            footprints);
    this.resolution = new Resolution(doctrine);
    this.forecasts = new Forecasts(doctrine);
    this.frameStages = new HashMap<>(BattleStages.of(doctrine));
    frameStages.put(AirAnswer.class, new AirAnswerStage(resolution));
    frameStages.put(Displace.class, new DisplaceStage(theatre.pieces(), casualties));
  }

  /** The combat phase of a side. */
  public Stage combat(Side side) {
    return new CombatStage(side, rules, doctrine.onset(), this::declare);
  }

  /** The attacker announces his air point, then the defender; overruns never come this way. */
  @Rule({"13.11", "13.12", "13.15"})
  private void declare(Draft draft, BattlePlan plan) {
    if (plan.attackerSupport() > 0) {
      draft.add(AttackRules.airEntry(plan.attacker()), -plan.attackerSupport());
    }
    if (draft.ledger(AttackRules.airEntry(plan.attacker().enemy())) > 0) {
      draft.push(new AirAnswer(plan));
    } else {
      resolution.fight(draft, plan);
    }
  }

  public Map<Class<? extends Frame>, Stage> frameStages() {
    return Map.copyOf(frameStages);
  }

  public Doctrine doctrine() {
    return doctrine;
  }

  /** For overruns, which movement declares. */
  public Resolution resolution() {
    return resolution;
  }

  public Forecasts forecasts() {
    return forecasts;
  }

  public Casualties casualties() {
    return casualties;
  }
}
