package stavka.redstar.victory;

import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.redstar.control.Control;
import stavka.redstar.control.Footfall;
import stavka.redstar.markers.Cups;
import stavka.redstar.model.Theatre;

/** The fall of Moscow and of Baku, and of the fortress of Sevastopol. */
public final class Surrender implements Footfall {
  public Surrender(Theatre theatre, Control control, Cups cups) {}

  @Override
  public void came(Draft draft, Side side, Ints units, Ints path) {}
}
