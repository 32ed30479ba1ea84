package stavka.bautzen.model;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import stavka.engine.rule.Rule;
import stavka.formats.Node;

/** The table of terrain: what hexes and hexsides cost, how many stand there, how they defend. */
@Rule("4.4")
final class TerrainChart {
  /**
   * @param cost half points by gait
   * @param stacking points that may stand there [5.2]
   * @param shift columns in the defender's favour [9.3.1]
   * @param halves who attacks into it at half [9.8]
   */
  record Hex(Map<Gait, Integer> cost, int stacking, int shift, Set<Kind> halves) {}

  /**
   * @param extra half points by gait that crossing costs without a bridge
   * @param crossing how those cross for whom it has no price
   */
  record River(String id, Map<Gait, Integer> extra, Map<Gait, Crossing> crossing, int shift) {
    /** Whether no price, but at most a whole allowance, brings a unit over it. */
    boolean major() {
      return extra.isEmpty();
    }
  }

  /** How a river without a price is crossed. */
  enum Crossing {
    /** With the whole allowance, from the bank where the move begins. */
    ALL,
    NEVER
  }

  private final Map<String, Hex> hexes = new HashMap<>();
  private final List<River> rivers;
  private final List<String> networks;
  private final int wayCost;
  private final List<String> strongholds;
  private final int strongholdShift;

  TerrainChart(Node charts) {
    Node terrain =
        charts
            .field("terrain")
            .only("rule", "provenance", "why", "hexes", "strongholds", "hexsides", "reading");
    for (Node row : terrain.field("hexes").items()) {
      row.only("id", "name", "cost", "stacking", "shift", "halves");
      Set<Kind> halves = EnumSet.noneOf(Kind.class);
      row.field("halves").items().forEach(kind -> halves.add(kind.choice(Kind.class)));
      hexes.put(
          row.field("id").text(),
          new Hex(
              costs(row.field("cost")),
              row.field("stacking").integer(1, 99),
              row.field("shift").integer(0, 9),
              halves));
    }
    this.rivers = terrain.field("hexsides").items().stream().map(TerrainChart::river).toList();
    Node large = terrain.field("strongholds").only("regions", "shift");
    this.strongholds = large.field("regions").texts();
    this.strongholdShift = large.field("shift").integer(0, 9);
    Node ways = charts.field("ways").only("networks", "cost", "rule", "provenance", "why");
    this.networks = ways.field("networks").texts();
    this.wayCost = ways.field("cost").integer(1, 20);
  }

  private static River river(Node row) {
    row.only("id", "name", "extra", "crossing", "shift");
    Map<Gait, Crossing> crossing = new EnumMap<>(Gait.class);
    row.optional("crossing")
        .ifPresent(
            how -> {
              for (Gait gait : Gait.values()) {
                crossing.put(gait, how.field(Node.written(gait)).choice(Crossing.class));
              }
            });
    Map<Gait, Integer> extra =
        crossing.isEmpty() ? costs(row.field("extra")) : new EnumMap<>(Gait.class);
    return new River(row.field("id").text(), extra, crossing, row.field("shift").integer(0, 9));
  }

  private static Map<Gait, Integer> costs(Node node) {
    Map<Gait, Integer> costs = new EnumMap<>(Gait.class);
    for (Gait gait : Gait.values()) {
      costs.put(gait, node.field(Node.written(gait)).integer(1, 24));
    }
    return costs;
  }

  Hex hex(String terrain) {
    return Objects.requireNonNull(hexes.get(terrain), () -> "no terrain " + terrain);
  }

  /** The river that a feature of a hexside is, or null. */
  @Nullable River river(String feature) {
    for (River river : rivers) {
      if (river.id().equals(feature)) {
        return river;
      }
    }
    return null;
  }

  /** The networks that are ways [4.2]. */
  List<String> networks() {
    return networks;
  }

  int wayCost() {
    return wayCost;
  }

  /** Regions whose urban hexes shift by more [9.3.1]. */
  List<String> strongholds() {
    return strongholds;
  }

  int strongholdShift() {
    return strongholdShift;
  }
}
