package stavka.redstar.economy;

import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.redstar.Pass;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Theatre;
import stavka.redstar.supply.Supply;

/** Section 14. */
public final class EconomySection {
  public EconomySection(Theatre theatre, Supply supply, Fate fate) {}

  /** Administrative step d: strategic ports without a line are lost [14.3]. */
  public void checkPorts(Draft draft) {}

  /** Administrative step e: a leader arrives [14.4.3]. */
  public Stage leader() {
    return new Pass();
  }

  /** Administrative step f: factories are evacuated [14.2]. */
  public Stage evacuation() {
    return new Pass();
  }
}
