package stavka.operational.combat;

import java.util.Comparator;
import java.util.Map;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Books;

/** A game's section on combat: who may attack, a doctrine, and what carries a result out. */
@Rule(in = Books.KHARKOV, value = "9.0")
@Rule(in = Books.GUDERIAN, value = "9.0")
public class CombatSection {
  private final AttackRules rules;
  private final Doctrine doctrine;
  private final Resolution resolution;
  private final BattleForecaster forecasts;
  private final Map<Class<? extends Frame>, Stage> battleStages;

  /**
   * @param battleStages the stages of the frames that carry out a result
   * @param bestFirst puts results in order, the best for the attacker first
   */
  public CombatSection(
      AttackRules rules,
      Doctrine doctrine,
      Map<Class<? extends Frame>, Stage> battleStages,
      Comparator<String> bestFirst) {
    this.rules = rules;
    this.doctrine = doctrine;
    this.resolution =
        new Resolution(doctrine.assessor(), doctrine.battleStart(), doctrine.theatre().cites());
    this.forecasts =
        new BattleForecaster(
            doctrine.theatre().pieces()::side,
            doctrine.assessor(),
            doctrine.battleStart(),
            bestFirst,
            BattleForecaster.Preview.NOTHING);
    this.battleStages = Map.copyOf(battleStages);
  }

  /** The combat phase of a side. */
  public final Stage combat(Side side) {
    return new CombatPhase(side, rules, doctrine.battleStart(), this::declare);
  }

  /** What follows when an attack is declared. Overruns never come this way. */
  protected void declare(Draft draft, BattlePlan plan) {
    resolution.fight(draft, plan);
  }

  /** The stages of the frames that carry a combat out. */
  public Map<Class<? extends Frame>, Stage> frameStages() {
    return battleStages;
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
