package stavka.rostov.works;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;

/** What carries over rivers. */
@Rule({"23.21", "23.25"})
public interface Spans {
  /** Whether a finished pontoon of a side bridges a hexside, from whichever end. */
  boolean pontoon(Position position, Side side, int hex, int direction);

  /** Whether a road or railway crosses a hexside on a bridge that stands. */
  boolean bridge(Position position, int hex, int direction);
}
