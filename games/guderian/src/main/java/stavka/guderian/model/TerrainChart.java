package stavka.guderian.model;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.operational.model.TerrainTable;

/** The terrain table, movement in half points, with minor cities and what a river does [6.7]. */
@Rule({"6.12", "6.7", "9.34"})
public final class TerrainChart extends TerrainTable<Gait> {
  /** How lines of supply and command go over a terrain [11.13, 11.24]. */
  private enum Lines {
    THROUGH,
    INTO
  }

  private final Map<Gait, Integer> towns;
  private final Set<String> lineEnds = new HashSet<>();
  private final Map<Side, Integer> river = new EnumMap<>(Side.class);
  private final int riverDefence;

  TerrainChart(Node node) {
    super(Gait.class, node.field("hexes").items(), node.field("road"));
    this.towns = costs(Gait.class, node.field("minor_cities").field("cost"));
    for (Node row : node.field("hexes").items()) {
      if (row.field("supply").choice(Lines.class) == Lines.INTO) {
        lineEnds.add(row.field("id").text());
      }
    }
    Node rivers = river(node.field("hexsides"));
    for (Side side : Side.values()) {
      river.put(side, rivers.field("extra").field(Node.written(side)).integer(0, 20));
    }
    this.riverDefence = rivers.field("defence").integer(1, 4);
  }

  private static Node river(Node hexsides) {
    for (Node feature : hexsides.items()) {
      if (feature.field("id").text().equals(GuderianGround.RIVER)) {
        return feature;
      }
    }
    throw hexsides.bad("there is no " + GuderianGround.RIVER);
  }

  /** What a minor city costs whatever lies around it. */
  public int town(Gait gait) {
    return towns.getOrDefault(gait, 0);
  }

  /** Whether lines lead into a terrain but not through it. */
  public boolean endsLines(String terrain) {
    return lineEnds.contains(terrain);
  }

  public int river(Side side) {
    return river.getOrDefault(side, 0);
  }

  /** What a river multiplies defenders by if all attackers cross one. */
  @Rule("9.32")
  public int riverDefence() {
    return riverDefence;
  }
}
