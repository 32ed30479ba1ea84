package stavka.redstar.partisan;

import java.util.Map;
import stavka.engine.play.Side;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Ints;
import stavka.redstar.Pass;
import stavka.redstar.control.Footfall;
import stavka.redstar.model.Theatre;

/** Section 11. */
public final class Partisans implements Footfall {
  public Partisans(Theatre theatre) {}

  /** Administrative step g: partisans are placed [11.1.2]. */
  public Stage placing() {
    return new Pass();
  }

  /** Partisans flee from Axis units and security divisions [11.1.8]. */
  @Override
  public void came(Draft draft, Side side, Ints units, Ints path) {}

  public Map<Class<? extends Frame>, Stage> frameStages() {
    return Map.of();
  }
}
