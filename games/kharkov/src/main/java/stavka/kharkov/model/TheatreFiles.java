package stavka.kharkov.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import stavka.engine.counter.Roster;
import stavka.engine.map.HexMap;
import stavka.engine.value.Side;
import stavka.formats.Document;
import stavka.formats.Node;
import stavka.operational.model.CounterFiles;
import stavka.operational.model.DataFiles;

/** Reads the game's data files; every fault names its file and line. */
public final class TheatreFiles {
  private TheatreFiles() {}

  public static KharkovTheatre read(HexMap map, Document charts, Document orderOfBattle) {
    Charts read = charts(charts.root());
    Node root = orderOfBattle.root();
    Roster roster = CounterFiles.roster(root);
    KharkovGround ground = new KharkovGround(map, read.terrain(), read.limits().lines(), roster);
    KharkovPieces pieces =
        new KharkovPieces(
            roster,
            CounterFiles.cups(root, Kind.class),
            replacements(root),
            SetUpFiles.places(root, roster, ground));
    return new KharkovTheatre(ground, pieces, read);
  }

  private static Map<Kind, Replacement> replacements(Node root) {
    Map<Kind, Replacement> replacements = new EnumMap<>(Kind.class);
    for (Node entry : root.field("replacements").items()) {
      for (String kind : entry.field("serves").texts()) {
        int count = entry.field("count").integer(0, 99);
        replacements.put(
            CounterFiles.kind(Kind.class, kind),
            new Replacement(DataFiles.step(entry.field("value")), count));
      }
    }
    return replacements;
  }

  private static Charts charts(Node root) {
    List<List<Integer>> morale = new ArrayList<>();
    for (Node turn : root.field("morale").field("turns").rows("turn")) {
      morale.add(DataFiles.integers(turn.field("shifts")));
    }
    Map<Side, List<Integer>> air = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      air.put(side, DataFiles.integers(root.field("air_points").field(Node.written(side))));
    }
    Map<String, Charts.Award> awards = new HashMap<>();
    for (Node entry : root.field("victory").field("points").items()) {
      awards.put(entry.field("id").text(), award(entry));
    }
    List<Charts.Level> levels = new ArrayList<>();
    for (Node level : root.field("victory").field("levels").items()) {
      levels.add(new Charts.Level(level.field("id").text(), level.field("from").integer()));
    }
    return new Charts(
        new TerrainChart(root.field("terrain")),
        DataFiles.combatTable(root.field("combat_results")),
        morale,
        air,
        awards,
        levels,
        DataFiles.dates(root),
        splits(root.field("limits").field("splits")),
        wakings(root.field("limits").field("hq").field("awake")),
        Limits.read(root));
  }

  private static Charts.Award award(Node node) {
    Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    node.itemsOf("kinds").forEach(kind -> kinds.add(CounterFiles.kind(Kind.class, kind.text())));
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
      Kind kind = CounterFiles.kind(Kind.class, row.field("kind").text());
      splits.add(
          new Charts.Split(
              kind,
              row.field("strength").integer(1, 99),
              DataFiles.integers(row.field("regiments"))));
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
}
