package stavka.panzer.combat;

import java.util.Map;
import stavka.engine.play.Stage;
import stavka.engine.position.Frame;

/** The stages of the frames that carry out the result of a combat. */
public final class PanzerBattleStages {
  private PanzerBattleStages() {}

  public static Map<Class<? extends Frame>, Stage> of(Doctrine doctrine) {
    return Map.of(
        PanzerBattle.class, new PanzerBattleStage(doctrine),
        LoseOrRetreat.class, new LoseOrRetreatStage(doctrine),
        FallBack.class, new FallBackStage(doctrine),
        TakeGround.class, new TakeGroundStage(doctrine));
  }
}
