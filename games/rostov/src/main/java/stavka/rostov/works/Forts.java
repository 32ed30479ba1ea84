package stavka.rostov.works;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Strongpoints and fortified lines. */
@Rule("18.1")
public interface Forts {
  /** Whether a finished strongpoint of a side stands on a hex. */
  boolean strongpoint(Position position, int hex, Side owner);

  /** Whether a fortified line that still stands faces those who go from a hex into another. */
  boolean line(Position position, int from, int into);

  /** Whether some side of a hex behind a fortified line still stands. */
  boolean behindLine(Position position, int hex);

  /**
   * What fortifications change the die by for an attack on some hexes from others [18.36].
   *
   * @param shelter the hex whose strongpoint counts
   */
  int modifier(Position position, Ints targets, Ints from, int shelter);
}
