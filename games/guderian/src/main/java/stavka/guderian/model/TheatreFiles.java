package stavka.guderian.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.formats.Document;
import stavka.formats.Node;
import stavka.panzer.model.CounterFiles;
import stavka.panzer.model.DataFiles;

/** Reads the game's data files; every fault names its file and line. */
public final class TheatreFiles {
  private final HexMap map;

  private TheatreFiles(HexMap map) {
    this.map = map;
  }

  public static Theatre read(HexMap map, Document charts, Document orderOfBattle) {
    TheatreFiles files = new TheatreFiles(map);
    Node root = orderOfBattle.root();
    Roster roster = CounterFiles.roster(root);
    Charts read = files.charts(charts.root());
    Node towns = charts.root().field("terrain").field("minor_cities");
    HexSet townHexes = HexSet.of(map.grid(), files.hexes(towns.field("hexes")).toArray());
    Ground ground = new Ground(map, read.terrain(), townHexes, roster);
    Schedule schedule = files.schedule(root, roster);
    return new Theatre(
        ground, new Pieces(roster, CounterFiles.cups(root, Kind.class), schedule), read);
  }

  private Charts charts(Node root) {
    Node victory = root.field("victory");
    List<Charts.Place> places = new ArrayList<>();
    for (Node place : victory.field("places").items()) {
      places.add(
          new Charts.Place(
              place.field("id").text(),
              hexes(place.field("hexes")),
              place.field("points").integer(0, 99),
              place.field("city").flag()));
    }
    Map<String, Node> points = new HashMap<>();
    victory.field("points").items().forEach(node -> points.put(node.field("id").text(), node));
    Node division = known(points, "german-division", victory);
    Set<String> divisions = new HashSet<>();
    division.field("formations").texts().forEach(divisions::add);
    return new Charts(
        new TerrainChart(root.field("terrain")),
        DataFiles.combatTable(root.field("combat_results")),
        DataFiles.dates(root),
        places,
        levels(victory.field("levels")),
        divisions,
        known(points, "city-retaken", victory).field("points").integer(),
        known(points, "south-western-front", victory).field("points").integer(),
        known(points, "south-western-front-later", victory).field("points").integer());
  }

  private static Node known(Map<String, Node> nodes, String id, Node list) {
    Node node = nodes.get(id);
    if (node == null) {
      throw list.bad("there are no points for " + id);
    }
    return node;
  }

  private static List<Charts.Level> levels(Node list) {
    List<Charts.Level> levels = new ArrayList<>();
    for (Node level : list.items()) {
      levels.add(
          new Charts.Level(
              level.field("id").text(),
              level.optional("from").map(Node::integer).orElse(Integer.MIN_VALUE),
              level.field("winner").choice(Side.class) == Side.AXIS));
    }
    return levels;
  }

  private Schedule schedule(Node root, Roster roster) {
    List<Army> armies = new ArrayList<>();
    for (Node node : root.field("setup").field("armies").items()) {
      armies.add(army(node, armies.size() + 1, roster));
    }
    List<Arrival> arrivals = new ArrayList<>();
    for (Node node : root.field("arrivals").field("soviet").items()) {
      arrivals.add(
          new Arrival(
              node.field("turn").integer(1, 99),
              node.field("entry").text(),
              node.field("rifle").integer(0, 99),
              node.field("armoured").integer(0, 99)));
    }
    List<Integer> turns = new ArrayList<>();
    List<String> entries = new ArrayList<>();
    for (Node counter : root.field("counters").items()) {
      Node setup = counter.field("setup");
      turns.add(setup.optional("turn").map(Node::integer).orElse(0));
      entries.add(setup.optional("entry").map(Node::text).orElse(""));
    }
    Node front = root.field("south_western_front");
    return new Schedule(
        armies,
        arrivals,
        root.field("provisional").field("entrances").items().stream()
            .map(entrance -> entrance.field("entry").text())
            .toList(),
        turns,
        entries,
        front.field("per_turn").integer(0, 99),
        front.field("total").integer(0, 99),
        front.field("from_turn").integer(1, 99));
  }

  private Army army(Node node, int number, Roster roster) {
    int leader = roster.index(node.field("leader").text());
    if (leader < 0) {
      throw node.field("leader").bad("there is no such counter");
    }
    String firstTurn = node.field("first_turn").text();
    return new Army(
        number,
        node.field("id").text(),
        hexes(node.field("hexes")),
        node.field("rifle").integer(0, 99),
        node.field("armoured").integer(0, 99),
        leader,
        firstTurn.equals("die"),
        firstTurn.equals("forced-march"));
  }

  private Ints hexes(Node list) {
    Ints hexes = Ints.EMPTY;
    for (Node node : list.items()) {
      int hex = map.hex(node.text());
      if (hex == HexGrid.NONE) {
        throw node.bad("the map has no hex " + node.text());
      }
      hexes = hexes.with(hex);
    }
    return hexes;
  }
}
