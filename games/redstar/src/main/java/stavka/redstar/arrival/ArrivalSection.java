package stavka.redstar.arrival;

import stavka.engine.play.Side;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.redstar.Pass;
import stavka.redstar.control.Footfall;
import stavka.redstar.loss.Fate;
import stavka.redstar.markers.Cups;
import stavka.redstar.model.Theatre;
import stavka.redstar.supply.Supply;

/** Sections 15 and 16. */
public final class ArrivalSection {
  public ArrivalSection(Theatre theatre, Supply supply, Cups cups, Fate fate, Footfall footfall) {}

  /** Supply phase e: markers due go to the cups [15.3]. */
  public void markers(Draft draft) {}

  /** A side's reinforcement phase [15.2]. */
  public Stage phase(Side side) {
    return new Pass();
  }

  /** Before Soviet movement: paratroops drop [15.4.2]. */
  public Stage paratroops() {
    return new Pass();
  }

  /** Administrative step b: promotion to Guards and Shock armies [15.5]. */
  public Stage promotion() {
    return new Pass();
  }

  /** Administrative phase of turn 34: Italy surrenders [16.0]. */
  public void italy(Draft draft) {}
}
