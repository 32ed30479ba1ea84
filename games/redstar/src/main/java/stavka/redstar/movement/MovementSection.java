package stavka.redstar.movement;

import java.util.Map;
import stavka.engine.play.Side;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.redstar.Pass;
import stavka.redstar.combat.Fight;
import stavka.redstar.control.Control;
import stavka.redstar.control.Footfall;
import stavka.redstar.model.Theatre;
import stavka.redstar.stacking.Stacking;
import stavka.redstar.supply.Supply;

/** Section 3, and the approach of overruns. */
public final class MovementSection {
  public MovementSection(
      Theatre theatre,
      Supply supply,
      Control control,
      Stacking stacking,
      Footfall footfall,
      Fight fight) {}

  /** A movement phase begins: nobody has moved. */
  public void begin(Draft draft) {}

  public Stage naval(Side side) {
    return new Pass();
  }

  public Stage strategic(Movers movers) {
    return new Pass();
  }

  public Stage movement(Movers movers) {
    return new Pass();
  }

  public Map<Class<? extends Frame>, Stage> frameStages() {
    return Map.of();
  }
}
