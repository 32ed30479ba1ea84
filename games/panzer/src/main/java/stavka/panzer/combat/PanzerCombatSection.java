package stavka.panzer.combat;

import java.util.List;
import java.util.Map;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Rounding;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.value.Side;
import stavka.operational.combat.Assessor;
import stavka.operational.combat.AttackRules;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleForecaster;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.BattleStage;
import stavka.operational.combat.BattleStart;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.CombatPhase;
import stavka.operational.combat.LastingCups;
import stavka.operational.combat.Muster;
import stavka.operational.combat.Resolution;
import stavka.operational.combat.Shifts;
import stavka.operational.combat.Strengths;
import stavka.operational.model.Books;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** A game's section on combat: who may attack, a doctrine, and what carries a result out. */
@Books.Kharkov({"9.0", "9.4", "9.82", "12.0", "7.0", "7.2", "13.14", "9.81"})
@Books.Guderian({"9.0", "9.4", "12.0", "12.1", "12.2", "6.5"})
public class PanzerCombatSection {
  private final AttackRules rules;
  private final Doctrine doctrine;
  private final BattleStart battleStart;
  private final Resolution resolution;
  private final BattleForecaster forecasts;
  private final BattleStage battle;

  public PanzerCombatSection(AttackRules rules, Doctrine doctrine) {
    this.rules = rules;
    this.doctrine = doctrine;
    this.battleStart = new PanzerBattleStart(doctrine.battleStart());
    Assessor assessor = doctrine.assessor();
    Theatre theatre = doctrine.theatre();
    this.resolution =
        new Resolution(
            assessor, battleStart, PanzerResult::begin, PanzerTables.NOBODY_LEFT, theatre.cites());
    this.forecasts =
        new BattleForecaster(
            theatre.pieces()::side,
            assessor,
            battleStart,
            PanzerTables.BEST_FIRST,
            BattleForecaster.Preview.NOTHING);
    this.battle = battle(doctrine);
  }

  /** The defender's part of a result, the attacker's, then what follows. */
  @Books.Kharkov({"9.5", "9.55", "9.58"})
  @Books.Guderian({"9.64", "9.66"})
  private static BattleStage battle(Doctrine doctrine) {
    PanzerRetreats retreats =
        new PanzerRetreats(
            doctrine, new PanzerRetreatPaths(doctrine.theatre(), doctrine.customs()));
    PanzerLosses losses = new PanzerLosses(doctrine, retreats);
    BattleStep retreat = retreats.step();
    List<BattleStep> steps =
        List.of(
            new StruckUnits(false, doctrine),
            losses.step(false),
            retreat,
            (draft, fought) -> fallWhereAlone(doctrine.customs(), draft, fought),
            new StruckUnits(true, doctrine),
            losses.step(true),
            retreat);
    return BattleStage.of(steps, new PanzerAdvances(doctrine).step(), new RideOn(doctrine));
  }

  /** Once the defender has had his part, what was held beside units that are gone falls. */
  private static Battle fallWhereAlone(Customs customs, Draft draft, Battle battle) {
    if (battle.result().defender().strikes()) {
      customs.fallWhereAlone(draft, battle.plan().targets());
    }
    return battle.next();
  }

  /** Strengths as counters show or draw them, and one table. */
  protected static Assessor assessor(
      Theatre theatre, CombatTable table, Rounding rounding, Muster muster, Shifts shifts) {
    Pieces pieces = theatre.pieces();
    String untried = theatre.cites().rule("untried");
    return new Assessor(
        new Strengths(pieces::attack, pieces::defence, rounding, new LastingCups(pieces), untried),
        muster,
        new PanzerTables(table),
        shifts);
  }

  /** The combat phase of a side. */
  @Books.Kharkov({"9.0", "9.11", "9.12"})
  @Books.Guderian({"9.0", "9.11", "9.12"})
  public final Stage combat(Side side) {
    Theatre theatre = doctrine.theatre();
    return new CombatPhase(
        side,
        theatre.roster(),
        rules,
        this::declare,
        battleStart::phaseEnds,
        false,
        theatre.cites());
  }

  /** What follows when an attack is declared. Overruns never come this way. */
  protected void declare(Draft draft, BattlePlan plan) {
    resolution.fight(draft, plan);
  }

  /** The stages of the frames that carry a combat out. */
  public Map<Class<? extends Frame>, Stage> frameStages() {
    return Map.of(Battle.class, battle);
  }

  public final Doctrine doctrine() {
    return doctrine;
  }

  /** For overruns, which movement declares. */
  public final Resolution resolution() {
    return resolution;
  }

  public final BattleForecaster forecasts() {
    return forecasts;
  }
}
