package stavka.guderian.model;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import stavka.engine.table.Outlook;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.PlainRecords;
import stavka.formats.roster.MapNodes;
import stavka.operational.model.DataFiles;

/** Reads {@code charts.yaml}; every fault names its file and line. */
record ChartFiles(MapNodes map, Node root) {
  private static final int MOST = 99;

  /** What a step may cost more: with terrain and river it still has to fit a table of steps. */
  private static final int MOST_EXTRA = 20;

  Charts charts() {
    Node victory = root.field("victory");
    Node points = victory.field("points");
    Node front = points.field("south_western_front");
    Node division = points.field("german_division");
    return new Charts(
        new TerrainChart(root.field("terrain")),
        DataFiles.combatTable(root.field("combat_results")),
        DataFiles.dates(root),
        victory.field("places").items().stream().map(this::place).toList(),
        victory.field("levels").items().stream().map(ChartFiles::level).toList(),
        division.field("kinds").items().stream()
            .map(kind -> kind.choice(Kind.class))
            .collect(Collectors.toUnmodifiableSet()),
        Set.copyOf(division.field("formations").texts()),
        points.field("city_retaken").field("each").integer(0, MOST),
        PlainRecords.read(front, Charts.CallPrice.class, 0, MOST),
        options("campaign"),
        options("variants"));
  }

  private Charts.Place place(Node place) {
    return new Charts.Place(
        place.field("id").text(),
        map.hexes(place.field("hexes")),
        place.field("points").integer(0, MOST),
        place.field("city").flag());
  }

  private static Outlook.Level level(Node level) {
    return new Outlook.Level(
        level.field("id").text(),
        level.field("winner").choice(Side.class),
        level.field("from").integer());
  }

  private Map<String, Integer> options(String scenario) {
    return Map.of(
        Charts.POINTS_PER_DIVISION,
        option(Charts.POINTS_PER_DIVISION).field(scenario).integer(0, MOST),
        Charts.EVACUATION,
        flag(Charts.EVACUATION, scenario),
        Charts.RAIL_CUTS,
        flag(Charts.RAIL_CUTS, scenario),
        Charts.RAIL_PASSING,
        flag(Charts.RAIL_PASSING, scenario),
        Charts.OWNER_RETREATS,
        flag(Charts.OWNER_RETREATS, scenario));
  }

  private int flag(String option, String scenario) {
    return option(option).field(scenario).flag() ? 1 : 0;
  }

  private Node option(String name) {
    return root.field("options").field(name);
  }

  Limits limits() {
    Node supply = root.field("supply");
    Node west = root.field("western_columns");
    return new Limits(
        stacking(root.field("stacking")),
        new Limits.West(
            west.field("columns").integer(0, 20), west.field("last_turn").integer(0, MOST)),
        PlainRecords.read(root.field("rail"), Limits.Trains.class, 0, MOST),
        new Limits.Lines(
            map.hex(supply.field("road_end")),
            supply.field("road_hexes").integer(0, MOST),
            supply.field("points").integer(0, MOST)),
        markers(root.field("interdiction")),
        escapes(option(Charts.EVACUATION)),
        option(Charts.RAIL_CUTS).field("markers").integer(1, Ledger.MOST_CUTS),
        option(Charts.RAIL_PASSING).field("markers").integer(1, MOST));
  }

  private static Limits.Stack stacking(Node node) {
    int units = node.field("units").integer(1, 9);
    return new Limits.Stack(units, node.field("with_leader").integer(units, 10));
  }

  private static Limits.Markers markers(Node node) {
    Node german = node.field("german");
    Node soviet = node.field("soviet");
    return new Limits.Markers(
        german.field("markers").integer(0, Ledger.MOST_INTERDICTIONS),
        german.field("last_column").integer(0, MOST),
        soviet.field("turns").integer(0, MOST),
        german.field("move_extra").integer(0, MOST_EXTRA),
        german.field("rail_extra").integer(0, MOST_EXTRA),
        soviet.field("move_extra").integer(0, MOST_EXTRA));
  }

  private Limits.Escapes escapes(Node node) {
    return new Limits.Escapes(
        node.field("per_turn").integer(0, MOST),
        node.field("per_game").integer(0, MOST),
        ScheduleFiles.entrance(map, node.field("entry")));
  }
}
