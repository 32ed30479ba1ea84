package stavka.guderian.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stavka.formats.Node;
import stavka.formats.roster.MapNodes;
import stavka.guderian.model.Schedule.Army;
import stavka.guderian.model.Schedule.Arrival;

/** Reads who begins where and comes when; every fault names its file and line. */
record ScheduleFiles(MapNodes map) {
  private static final int MOST = 99;
  private static final int DIE = 6;

  /** What binds an army on the first turn [5.2]. */
  private enum FirstTurn {
    FREE,
    DIE,
    FORCED_MARCH
  }

  Schedule schedule(Node root) {
    Node setup = root.field("setup");
    List<Integer> turns = new ArrayList<>();
    List<String> entries = new ArrayList<>();
    for (Node counter : root.field("counters").items()) {
      Optional<Node> arrival = counter.optional("setup");
      turns.add(arrival.map(node -> turn(node.field("turn"))).orElse(0));
      entries.add(arrival.map(node -> entrance(node.field("entry"))).orElse(""));
    }
    return new Schedule(
        armies(setup.field("armies")),
        setup.field("die").field("moves_up_to").integer(0, DIE),
        root.field("arrivals").field("soviet").items().stream().map(this::arrival).toList(),
        provisional(root.field("provisional")),
        front(root.field("south_western_front")),
        List.copyOf(turns),
        List.copyOf(entries));
  }

  /** The name of a region by which units enter [14.3]. */
  static String entrance(MapNodes map, Node node) {
    String name = node.text();
    if (!name.startsWith(GuderianGround.AREA) || !map.map().regions().containsKey(name)) {
      throw node.bad("the map has no entrance " + name);
    }
    return name;
  }

  private String entrance(Node node) {
    return entrance(map, node);
  }

  private static int turn(Node node) {
    return node.integer(1, MOST);
  }

  private List<Army> armies(Node list) {
    List<Army> armies = new ArrayList<>();
    for (Node node : list.items()) {
      armies.add(army(node, armies.size() + 1));
    }
    return List.copyOf(armies);
  }

  private Army army(Node node, int number) {
    FirstTurn firstTurn = node.field("first_turn").choice(FirstTurn.class);
    return new Army(
        number,
        node.field("id").text(),
        map.hexes(node.field("hexes")),
        node.field("rifle").integer(0, MOST),
        node.field("armoured").integer(0, MOST),
        map.unit(node.field("leader"), node.field("leader").text()),
        firstTurn == FirstTurn.DIE,
        firstTurn == FirstTurn.FORCED_MARCH);
  }

  private Arrival arrival(Node node) {
    return new Arrival(
        turn(node.field("turn")),
        entrance(node.field("entry")),
        node.field("rifle").integer(0, MOST),
        node.field("armoured").integer(0, MOST));
  }

  private Schedule.Provisional provisional(Node node) {
    return new Schedule.Provisional(
        turn(node.field("first_turn")),
        node.field("last_turn").integer(0, MOST),
        node.field("entrances").items(DIE).stream().map(this::entrance).toList());
  }

  private Schedule.Front front(Node node) {
    return new Schedule.Front(
        turn(node.field("from_turn")),
        node.field("per_turn").integer(0, MOST),
        node.field("total").integer(0, MOST),
        entrance(node.field("entry")));
  }
}
