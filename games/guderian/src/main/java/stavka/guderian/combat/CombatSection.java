package stavka.guderian.combat;

import java.util.Map;
import stavka.engine.play.Side;
import stavka.engine.play.Stage;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Theatre;
import stavka.guderian.supply.Supply;
import stavka.panzer.combat.Attendants;
import stavka.panzer.combat.BattleStages;
import stavka.panzer.combat.ColumnShifts;
import stavka.panzer.combat.CombatStage;
import stavka.panzer.combat.Doctrine;
import stavka.panzer.combat.Forecasts;
import stavka.panzer.combat.Resolution;
import stavka.panzer.movement.Footfall;

/** Section 9 of the book, with what sections 10 and 12 say of combat, put together. */
@Rule({"9.0", "9.5"})
public final class CombatSection {
  private final AttackRules rules;
  private final Doctrine doctrine;
  private final Resolution resolution;
  private final Forecasts forecasts;
  private final Losses losses;

  public CombatSection(Theatre theatre, Supply supply, Footfall footfall) {
    this.rules = new AttackRules(theatre, supply);
    this.losses = new Losses(theatre);
    this.doctrine =
        new Doctrine(
            theatre,
            theatre.charts().combatTable(),
            new Strengths(theatre, supply),
            ColumnShifts.NONE,
            new Opening(theatre, losses),
            new Outcome(),
            Attendants.NONE,
            losses,
            footfall);
    this.resolution = new Resolution(doctrine);
    this.forecasts = new Forecasts(doctrine);
  }

  /** The combat phase of a side. */
  public Stage combat(Side side) {
    return new CombatStage(side, rules, doctrine.onset(), resolution::fight);
  }

  public Map<Class<? extends Frame>, Stage> frameStages() {
    return BattleStages.of(doctrine);
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

  public Losses losses() {
    return losses;
  }
}
