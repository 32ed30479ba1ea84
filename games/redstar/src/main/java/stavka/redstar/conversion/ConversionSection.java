package stavka.redstar.conversion;

import stavka.engine.play.Stage;
import stavka.redstar.Pass;
import stavka.redstar.markers.Cups;
import stavka.redstar.model.Theatre;

/** Section 17. */
public final class ConversionSection {
  public ConversionSection(Theatre theatre, Cups cups) {}

  /** Administrative step a: the Axis breaks down and builds up [17.2]. */
  public Stage axis() {
    return new Pass();
  }

  /** Administrative step c, on production turns: the Soviet side does [17.3 to 17.5]. */
  public Stage soviet() {
    return new Pass();
  }
}
