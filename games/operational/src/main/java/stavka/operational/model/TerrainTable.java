package stavka.operational.model;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import stavka.formats.Node;

/**
 * The rows for hexes of a terrain table: movement in half points, and what defenders gain.
 *
 * @param <G> the columns: how units pay for terrain
 */
@Books.Kharkov({"6.3", "9.31"})
@Books.Guderian({"6.12", "6.7", "9.34"})
public class TerrainTable<G extends Enum<G>> {
  private final Map<String, Map<G, Integer>> hexes = new HashMap<>();
  private final Map<String, Integer> defence = new HashMap<>();
  private final Map<G, Integer> road;

  /**
   * @param rows a row for each terrain, with {@code id}, {@code cost} and {@code defence}
   * @param road the row of roads
   */
  protected TerrainTable(Class<G> gaits, List<Node> rows, Node road) {
    for (Node row : rows) {
      hexes.put(row.field("id").text(), costs(gaits, row.field("cost")));
      defence.put(row.field("id").text(), row.field("defence").integer(1, 4));
    }
    this.road = costs(gaits, road.field("cost"));
  }

  /** What each gait pays. */
  public static <G extends Enum<G>> Map<G, Integer> costs(Class<G> gaits, Node node) {
    Map<G, Integer> costs = new EnumMap<>(gaits);
    for (G gait : gaits.getEnumConstants()) {
      costs.put(gait, node.field(gait.name().toLowerCase(Locale.ROOT)).integer(0, 20));
    }
    return costs;
  }

  protected static <G> int cost(Map<String, Map<G, Integer>> chart, String row, G gait) {
    Map<G, Integer> costs = chart.get(row);
    Integer cost = costs == null ? null : costs.get(gait);
    if (cost == null) {
      throw new IllegalArgumentException("the terrain table has no " + row + " for " + gait);
    }
    return cost;
  }

  public final int enter(String terrain, G gait) {
    return cost(hexes, terrain, gait);
  }

  public final int road(G gait) {
    return road.getOrDefault(gait, 0);
  }

  /** What a hex multiplies its defenders by. */
  public final int defence(String terrain) {
    return defence.getOrDefault(terrain, 1);
  }
}
