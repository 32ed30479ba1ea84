package stavka.redstar.markers;

import stavka.engine.position.Draft;
import stavka.redstar.model.Theatre;

/** Strength markers: drawn for armies, kept, and given back. */
public final class Cups {
  public Cups(Theatre theatre) {}

  /** Draws a marker for an army that has none; nothing happens to other counters. */
  public void draw(Draft draft, int unit, String rule) {}

  /** Takes an army's marker off it, to its cup or to the at-start box. */
  public void release(Draft draft, int unit) {}

  /** Administrative step h: armies next to the enemy get a marker. */
  public void drawForNeighbours(Draft draft) {}

  /** Administrative step i: armies away from the enemy give theirs back. */
  public void releaseUnneeded(Draft draft) {}

  /** Puts at-start markers back into the cups for one last use [18.1.1]. */
  public void recall(Draft draft) {}
}
