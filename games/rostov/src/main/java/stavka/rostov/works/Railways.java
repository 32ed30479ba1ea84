package stavka.rostov.works;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovLayers;

/** Whose trains run where: by the gauge of a hex, which a cut takes from both. */
@Rule({"3.23", "6.4", "19.11", "19.12"})
public final class Railways {
  private Railways() {}

  /** Whether a side's trains can run on a hex as far as its rails have a say. */
  public static boolean friendly(Position position, Side side, int hex) {
    int own = side == Side.AXIS ? RostovLayers.AXIS_GAUGE : RostovLayers.SOVIET_GAUGE;
    return position.at(hex, RostovLayers.GAUGE) == own;
  }
}
