package stavka.redstar.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Limit;
import stavka.engine.battle.Odds;
import stavka.formats.Node;
import stavka.formats.roster.MapNodes;
import stavka.operational.model.TerrainTable;

/** Reads {@code charts.yaml}; every fault names its file and line. */
record ChartFiles(MapNodes nodes) {
  /** The results of higher rows are reached by what is added to a die of six faces. */
  private static final int DIE = 6;

  Charts charts(Node root) {
    return new Charts(
        terrain(root.field("terrain")),
        combat(root.field("combat_results")),
        calendar(root.field("calendar")),
        root.field("attrition").field("rows").rows("die").stream()
            .map(row -> row.field("losses").integer(0, 4))
            .toList(),
        conversions(root.field("conversions").field("chart")),
        places(root.field("control").field("places")),
        surrender(root.field("surrender")),
        options(root.field("options")),
        LimitFiles.limits(root.field("limits")));
  }

  private static Map<String, Integer> options(Node node) {
    Map<String, Integer> options = new HashMap<>();
    for (String name : List.of(Options.DEPOTS_LEAVE_EARLY, Options.DEPOTS_ARRIVE_ANYWHERE)) {
      options.put(name, node.field(name).field("default").flag() ? 1 : 0);
    }
    return Map.copyOf(options);
  }

  static TerrainChart terrain(Node node) {
    Map<String, TerrainChart.HexEffects> hexes = new HashMap<>();
    for (Node hex : node.field("hexes").items()) {
      hexes.put(
          hex.field("id").text(),
          new TerrainChart.HexEffects(
              hex.optional("cost").map(ChartFiles::costs).orElse(Map.of()),
              hex.optional("row").map(row -> row.choice(OddsRow.class)).orElse(OddsRow.OPEN),
              hex.optional("line").map(line -> line.integer(1, 9)).orElse(1),
              hex.optional("overrun").map(Node::flag).orElse(true),
              hex.optional("attrition").map(Node::integer).orElse(0)));
    }
    Map<String, Map<Gait, Integer>> sides = new HashMap<>();
    for (Node side : node.field("hexsides").items()) {
      sides.put(
          side.field("id").text(), side.optional("extra").map(ChartFiles::costs).orElse(Map.of()));
    }
    return new TerrainChart(Map.copyOf(hexes), Map.copyOf(sides));
  }

  private static Map<Gait, Integer> costs(Node node) {
    return TerrainTable.costs(Gait.class, node);
  }

  private static Map<OddsRow, CombatTable> combat(Node node) {
    List<List<String>> rows = new ArrayList<>();
    for (Node row : node.field("rows").rows("die")) {
      rows.add(row.field("results").texts());
    }
    Map<OddsRow, CombatTable> tables = new EnumMap<>(OddsRow.class);
    for (OddsRow row : OddsRow.values()) {
      Node odds = node.field("rows_of_odds").field(Node.written(row));
      List<Odds> columns = odds.texts().stream().map(Odds::parse).toList();
      Limit dice = Limit.atMost(rows.size());
      tables.put(row, new CombatTable(columns, DIE, 1, rows, Limit.NONE, dice));
    }
    return Map.copyOf(tables);
  }

  private static Calendar calendar(Node node) {
    List<Calendar.Turn> turns = new ArrayList<>();
    for (Node turn : node.field("turns").rows("turn")) {
      turns.add(
          new Calendar.Turn(
              turn.field("date").text(),
              turn.field("weather").choice(Weather.class),
              turn.optional("winter").map(winter -> winter.integer(0, 3)).orElse(0),
              turn.optional("production").map(Node::integer).orElse(0)));
    }
    return new Calendar(List.copyOf(turns));
  }

  private static List<Charts.Conversion> conversions(Node list) {
    return list.items().stream()
        .map(node -> new Charts.Conversion(faces(node.field("from")), faces(node.field("to"))))
        .toList();
  }

  private static List<Charts.Face> faces(Node list) {
    return list.items().stream().map(face -> face.choice(Charts.Face.class)).toList();
  }

  private List<Charts.Place> places(Node list) {
    List<Charts.Place> places = new ArrayList<>();
    for (Node place : list.items()) {
      places.add(
          new Charts.Place(
              place.field("id").text(),
              nodes.hex(place.field("hex")),
              place.field("major").flag(),
              place.field("port").choice(Charts.Port.class),
              place.field("land").text()));
    }
    if (places.size() > Ledger.CONTROL_WORDS * Ledger.CONTROL_BITS) {
      throw list.bad("more places than control can be kept of");
    }
    return List.copyOf(places);
  }

  private static Map<String, List<Charts.Persuasion>> surrender(Node node) {
    Map<String, List<Charts.Persuasion>> surrender = new HashMap<>();
    node.fields()
        .forEach(
            (city, list) -> {
              if (list.isSequence()) {
                surrender.put(city, list.items().stream().map(ChartFiles::persuasion).toList());
              }
            });
    return Map.copyOf(surrender);
  }

  private static Charts.Persuasion persuasion(Node node) {
    return new Charts.Persuasion(node.field("places").texts(), node.field("modifier").integer());
  }
}
