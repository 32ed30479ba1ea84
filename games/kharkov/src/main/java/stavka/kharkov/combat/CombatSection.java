package stavka.kharkov.combat;

import java.util.Map;
import stavka.engine.play.Side;
import stavka.engine.play.Stage;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.movement.Footprints;
import stavka.kharkov.movement.Sector;
import stavka.kharkov.supply.Supply;

/**
 * Section 9 of the book, with what sections 7, 10, 12, 13, 14 and 15 say of combat, put together.
 */
@Rule("9.0")
public final class CombatSection {
  private final Pieces pieces;
  private final AttackRules rules;
  private final Resolution resolution;
  private final Forecasts forecasts;
  private final Casualties casualties;
  private final Map<Class<? extends Frame>, Stage> frameStages;

  public CombatSection(Theatre theatre, Supply supply, Sector sector, Footprints footprints) {
    this.pieces = theatre.pieces();
    Strengths strengths = new Strengths(theatre, supply);
    Shifts shifts = new Shifts(theatre, strengths);
    this.rules = new AttackRules(theatre, supply, sector);
    this.resolution = new Resolution(theatre, strengths, shifts, sector);
    this.forecasts = new Forecasts(theatre, strengths, shifts, sector);
    this.casualties = new Casualties(theatre, footprints);
    RetreatPaths retreats = new RetreatPaths(theatre);
    this.frameStages =
        Map.of(
            AirAnswer.class,
            new AirAnswerStage(resolution),
            Battle.class,
            new BattleStage(
                pieces,
                casualties,
                new Garrisons(theatre, casualties),
                new FollowUp(pieces),
                new OverrunAftermath(theatre, footprints)),
            Suffer.class,
            new SufferStage(casualties, retreats),
            Retreating.class,
            new RetreatStage(theatre, retreats, casualties, footprints),
            Advancing.class,
            new AdvanceStage(new AdvancePaths(theatre), footprints),
            Displace.class,
            new DisplaceStage(pieces, casualties));
  }

  /** The combat phase of a side. */
  public Stage combat(Side side) {
    return new CombatStage(side, pieces, rules, resolution);
  }

  public Map<Class<? extends Frame>, Stage> frameStages() {
    return frameStages;
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
