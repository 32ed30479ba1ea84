package stavka.kharkov.model;

import java.util.HashMap;
import java.util.Map;
import stavka.engine.rule.Rule;
import stavka.formats.Node;
import stavka.operational.model.TerrainTable;

/** The terrain table, movement in half points, with its rows for hexsides [6.3]. */
@Rule("6.3")
public final class TerrainChart extends TerrainTable<Gait> {
  private final Map<String, Map<Gait, Integer>> sides = new HashMap<>();

  TerrainChart(Node node) {
    super(Gait.class, node.field("hexes").items(), node.field("road"));
    for (Node side : node.field("hexsides").items()) {
      sides.put(side.field("id").text(), costs(Gait.class, side.field("extra")));
    }
  }

  public int cross(String feature, Gait gait) {
    return cost(sides, feature, gait);
  }
}
