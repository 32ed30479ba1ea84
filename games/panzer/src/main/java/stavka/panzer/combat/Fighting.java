package stavka.panzer.combat;

import java.util.Map;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.panzer.model.Panzer;

/** A game's section on combat, put together from who may attack and a doctrine. */
@Rule(in = Panzer.KHARKOV, value = "9.0")
@Rule(in = Panzer.GUDERIAN, value = "9.0")
public class Fighting {
  private final AttackRules rules;
  private final Doctrine doctrine;
  private final Resolution resolution;
  private final Forecasts forecasts;

  public Fighting(AttackRules rules, Doctrine doctrine) {
    this.rules = rules;
    this.doctrine = doctrine;
    this.resolution = new Resolution(doctrine);
    this.forecasts = new Forecasts(doctrine);
  }

  /** The combat phase of a side. */
  public final Stage combat(Side side) {
    return new CombatStage(side, rules, doctrine.onset(), this::declare);
  }

  /** What follows when an attack is declared. Overruns never come this way. */
  protected void declare(Draft draft, BattlePlan plan) {
    resolution.fight(draft, plan);
  }

  /** The stages of the frames that carry a combat out. */
  public Map<Class<? extends Frame>, Stage> frameStages() {
    return BattleStages.of(doctrine);
  }

  public final Doctrine doctrine() {
    return doctrine;
  }

  /** For overruns, which movement declares. */
  public final Resolution resolution() {
    return resolution;
  }

  public final Forecasts forecasts() {
    return forecasts;
  }
}
