package stavka.redstar.control;

import java.util.List;
import stavka.engine.position.Draft;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** All that follows from coming to a hex, one thing after the other. */
public final class Footprints implements Footfall {
  private final List<Footfall> consequences;

  public Footprints(List<Footfall> consequences) {
    this.consequences = List.copyOf(consequences);
  }

  @Override
  public void came(Draft draft, Side side, Ints units, Ints path) {
    for (Footfall consequence : consequences) {
      consequence.came(draft, side, units, path);
    }
  }
}
