package stavka.panzer.combat;

import java.util.Map;
import stavka.engine.play.Stage;
import stavka.engine.position.Frame;

/** The stages of the frames that carry out the result of a combat. */
public final class BattleStages {
  private BattleStages() {}

  public static Map<Class<? extends Frame>, Stage> of(Doctrine doctrine) {
    return Map.of(
        Battle.class, new BattleStage(doctrine),
        Suffer.class, new SufferStage(doctrine),
        Retreating.class, new RetreatStage(doctrine),
        Advancing.class, new AdvanceStage(doctrine));
  }
}
