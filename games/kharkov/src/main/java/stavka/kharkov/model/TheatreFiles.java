package stavka.kharkov.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Odds;
import stavka.engine.counter.Roster;
import stavka.engine.map.HexMap;
import stavka.engine.play.Side;
import stavka.formats.Document;
import stavka.formats.Node;

/** Reads the game's data files; every fault names its file and line. */
public final class TheatreFiles {
  private TheatreFiles() {}

  public static Theatre read(HexMap map, Document charts, Document orderOfBattle) {
    Charts read = charts(charts.root());
    Ground ground = new Ground(map, read.terrain());
    Node root = orderOfBattle.root();
    Roster roster = CounterFiles.roster(root);
    Pieces pieces =
        new Pieces(
            roster,
            CounterFiles.cups(root),
            CounterFiles.replacements(root),
            SetUpFiles.places(root, roster, ground));
    return new Theatre(ground, pieces, read);
  }

  private static Charts charts(Node root) {
    List<List<Integer>> morale = new ArrayList<>();
    for (Node turn : root.field("morale").field("turns").items()) {
      morale.add(integers(turn.field("shifts")));
    }
    Map<Side, List<Integer>> air = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      air.put(side, integers(root.field("air_points").field(Node.written(side))));
    }
    Map<String, Charts.Award> awards = new HashMap<>();
    for (Node entry : root.field("victory").field("points").items()) {
      awards.put(entry.field("id").text(), award(entry));
    }
    List<Charts.Level> levels = new ArrayList<>();
    for (Node level : root.field("victory").field("levels").items()) {
      levels.add(new Charts.Level(level.field("id").text(), level.field("from").integer()));
    }
    List<String> dates =
        root.field("calendar").field("turns").items().stream()
            .map(t -> t.field("date").text())
            .toList();
    return new Charts(
        terrain(root.field("terrain")),
        combatTable(root.field("combat_results")),
        morale,
        air,
        awards,
        levels,
        dates,
        splits(root.field("limits").field("splits")),
        wakings(root.field("limits").field("hq").field("awake")));
  }

  private static Charts.Award award(Node node) {
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    node.itemsOf("kinds").forEach(kind -> kinds.add(KindNames.kind(kind.text())));
    Set<String> formations = new HashSet<>();
    node.itemsOf("formations").forEach(formation -> formations.add(formation.text()));
    return new Charts.Award(
        node.field("id").text(),
        node.field("points").integer(),
        node.field("rule").text(),
        kinds,
        formations);
  }

  private static List<Charts.Split> splits(Node list) {
    List<Charts.Split> splits = new ArrayList<>();
    for (Node row : list.items()) {
      Kind kind = KindNames.kind(row.field("kind").text());
      splits.add(
          new Charts.Split(
              kind, row.field("strength").integer(1, 99), integers(row.field("regiments"))));
    }
    return splits;
  }

  private static List<Charts.Waking> wakings(Node list) {
    List<Charts.Waking> wakings = new ArrayList<>();
    for (Node row : list.items()) {
      wakings.add(
          new Charts.Waking(
              row.field("turn").integer(1, 99),
              row.field("counters").texts(),
              row.field("rule").text()));
    }
    return wakings;
  }

  private static TerrainChart terrain(Node node) {
    Map<String, Map<Gait, Integer>> hexes = new HashMap<>();
    Map<String, Integer> defence = new HashMap<>();
    for (Node hex : node.field("hexes").items()) {
      hexes.put(hex.field("id").text(), costs(hex.field("cost")));
      defence.put(hex.field("id").text(), hex.field("defence").integer(1, 4));
    }
    Map<String, Map<Gait, Integer>> sides = new HashMap<>();
    for (Node side : node.field("hexsides").items()) {
      sides.put(side.field("id").text(), costs(side.field("extra")));
    }
    return new TerrainChart(hexes, sides, costs(node.field("road").field("cost")), defence);
  }

  private static Map<Gait, Integer> costs(Node node) {
    Map<Gait, Integer> costs = new EnumMap<>(Gait.class);
    for (Gait gait : Gait.values()) {
      costs.put(gait, node.field(gait.name().toLowerCase(Locale.ROOT)).integer(0, 20));
    }
    return costs;
  }

  private static CombatTable combatTable(Node node) {
    List<Odds> columns = node.field("columns").texts().stream().map(Odds::parse).toList();
    List<List<String>> rows = new ArrayList<>();
    for (Node row : node.field("rows").items()) {
      List<String> results = row.field("results").texts();
      if (results.size() != columns.size()) {
        throw row.bad(
            "a row of " + results.size() + " results under " + columns.size() + " columns");
      }
      rows.add(results);
    }
    return new CombatTable(columns, 1, rows);
  }

  static List<Integer> integers(Node list) {
    return list.items().stream().map(Node::integer).toList();
  }
}
