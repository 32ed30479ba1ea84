package stavka.redstar.conversion;

import stavka.engine.play.Stage;
import stavka.engine.rule.Rule;
import stavka.redstar.markers.MarkerCups;
import stavka.redstar.model.RedStarTheatre;

/** Section 17. */
@Rule("17.0")
public final class ConversionSection {
  private final RedStarTheatre theatre;
  private final MarkerCups cups;

  public ConversionSection(RedStarTheatre theatre, MarkerCups cups) {
    this.theatre = theatre;
    this.cups = cups;
  }

  /** Administrative step a: the Axis breaks down and builds up. */
  public Stage axis() {
    return new AxisStage(theatre);
  }

  /** Administrative step c, on production turns: the Soviet side does. */
  public Stage soviet() {
    return new SovietStage(theatre, cups);
  }
}
