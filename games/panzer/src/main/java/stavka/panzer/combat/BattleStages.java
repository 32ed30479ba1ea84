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
        LoseOrRetreat.class, new LoseOrRetreatStage(doctrine),
        RetreatUnits.class, new RetreatUnitsStage(doctrine),
        AdvanceUnits.class, new AdvanceUnitsStage(doctrine));
  }
}
