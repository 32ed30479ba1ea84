package stavka.kharkov.model;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import stavka.engine.counter.Roster;
import stavka.engine.map.HexMap;
import stavka.engine.table.Outlook;
import stavka.engine.value.Side;
import stavka.formats.Document;
import stavka.formats.Node;
import stavka.kharkov.model.KharkovPieces.Replacement;
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
    return Map.copyOf(replacements);
  }

  private static Charts charts(Node root) {
    Node victory = root.field("victory");
    Map<Side, List<Integer>> air = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      air.put(side, DataFiles.integers(root.field("air_points").field(Node.written(side))));
    }
    Map<String, Charts.Award> awards = new HashMap<>();
    victory.field("points").items().forEach(row -> awards.put(row.field("id").text(), award(row)));
    return new Charts(
        new TerrainChart(root.field("terrain")),
        DataFiles.combatTable(root.field("combat_results")),
        root.field("morale").field("turns").rows("turn").stream()
            .map(turn -> DataFiles.integers(turn.field("shifts")))
            .toList(),
        Map.copyOf(air),
        Map.copyOf(awards),
        victory.field("levels").items().stream()
            .map(
                row -> new Outlook.Level(row.field("id").text(), null, row.field("from").integer()))
            .toList(),
        DataFiles.dates(root),
        root.field("limits").field("splits").items().stream().map(TheatreFiles::split).toList(),
        root.field("limits").field("hq").field("awake").items().stream()
            .map(TheatreFiles::waking)
            .toList(),
        Limits.read(root));
  }

  private static Charts.Award award(Node node) {
    return new Charts.Award(
        node.field("id").text(),
        node.field("points").integer(),
        node.field("rule").text(),
        node.itemsOf("kinds").stream()
            .map(kind -> CounterFiles.kind(Kind.class, kind.text()))
            .collect(Collectors.toUnmodifiableSet()),
        node.itemsOf("formations").stream()
            .map(Node::text)
            .collect(Collectors.toUnmodifiableSet()));
  }

  private static Charts.Split split(Node row) {
    return new Charts.Split(
        CounterFiles.kind(Kind.class, row.field("kind").text()),
        row.field("strength").integer(1, 99),
        DataFiles.integers(row.field("regiments")));
  }

  private static Charts.Waking waking(Node row) {
    return new Charts.Waking(
        row.field("turn").integer(1, 99), row.field("counters").texts(), row.field("rule").text());
  }
}
