package stavka.rostov.zones;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;

/** Whether ground lets a unit through, whatever points it has and whoever stands there. */
@FunctionalInterface
@Rule({"12.52", "15.21", "16.5"})
public interface Entering {
  /**
   * Whether a unit could step from a hex into its neighbour if no enemy were there: an open major
   * river lets all through but armour, guns and lorries.
   */
  boolean able(Position position, int unit, int from, int to);
}
