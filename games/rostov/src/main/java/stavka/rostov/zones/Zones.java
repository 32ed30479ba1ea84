package stavka.rostov.zones;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Whose zones of control lie where. */
@Rule("3.4")
public interface Zones {
  /** Whether a hex lies in the zone of a side; the hex of a unit always does. */
  boolean in(Position position, Side side, int hex);

  /** Whether units of a side on a hex project a zone into another. */
  boolean projects(Position position, int fromHex, Side side, int intoHex);

  /** The hexes from which a side projects zones into a hex. */
  Ints projecting(Position position, Side side, int intoHex);

  /** Whether a hex lies in the zone of a side and not in that of its enemy. */
  @Rule("3.21")
  boolean uncontested(Position position, Side side, int hex);
}
