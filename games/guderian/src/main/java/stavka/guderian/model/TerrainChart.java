package stavka.guderian.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import stavka.engine.play.Side;
import stavka.engine.rule.Rule;
import stavka.formats.Node;
import stavka.panzer.model.TerrainTable;

/** The terrain table, movement in half points, with minor cities and what a river costs [6.7]. */
@Rule({"6.12", "6.7", "9.34"})
public final class TerrainChart extends TerrainTable<Gait> {
  private final Map<Side, Integer> river = new EnumMap<>(Side.class);

  TerrainChart(Node node) {
    super(Gait.class, rows(node), node.field("road"));
    for (Node feature : node.field("hexsides").items()) {
      if (feature.field("id").text().equals(Ground.RIVER)) {
        for (Side side : Side.values()) {
          river.put(side, feature.field("extra").field(Node.written(side)).integer(0, 20));
        }
      }
    }
  }

  private static List<Node> rows(Node node) {
    List<Node> rows = new ArrayList<>(node.field("hexes").items());
    rows.add(node.field("minor_cities"));
    return rows;
  }

  public int river(Side side) {
    return river.getOrDefault(side, 0);
  }
}
