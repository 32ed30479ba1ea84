package stavka.redstar.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import stavka.engine.table.Outlook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.roster.MapNodes;

/** Reads {@code scenarios.yaml}, and the general arrivals of the order of battle for each. */
record ScenarioFiles(MapNodes nodes, RedStarPieces pieces, Charts charts, Node arrivals) {
  List<ScenarioPlan> campaigns(Node root) {
    return root.field("scenarios").items().stream().map(this::campaign).toList();
  }

  private ScenarioPlan campaign(Node node) {
    List<Node> turns = node.field("turns").items(2);
    int first = turns.get(0).integer(1, 99);
    Map<Integer, Ints> setUp = setUp(node.field("set_up"));
    Map<Integer, Ints> boxes = boxes(node);
    return new ScenarioPlan(
        node.field("id").text(),
        node.field("number").integer(1, 9),
        MapNodes.text(node.field("title")),
        MapNodes.text(node.field("about")),
        first,
        turns.get(1).integer(first, 99),
        node.optional("area").map(Node::text).orElse(""),
        node.field("attrition_first").flag(),
        setUp,
        numbers(node, "reduced", nodes::unit),
        strengths(node),
        boxes,
        due(node, first, placed(setUp, boxes)),
        numbers(node, "cups", this::marker),
        numbers(node, "at_start_box", this::marker),
        control(node),
        node.optional("fortress_destroyed").map(Node::flag).orElse(false),
        node.optional("sources_lost").map(list -> Set.copyOf(list.texts())).orElse(Set.of()),
        victory(node.field("victory")));
  }

  private Map<Integer, Ints> setUp(Node list) {
    Map<Integer, Ints> setUp = new HashMap<>();
    for (Node stack : list.items()) {
      setUp.merge(nodes.hex(stack.field("hex")), nodes.units(stack.field("units")), Ints::plus);
    }
    return Map.copyOf(setUp);
  }

  private Map<Integer, Ints> boxes(Node node) {
    Map<Integer, Ints> boxes = new HashMap<>();
    node.fieldsOf("boxes")
        .forEach((name, units) -> boxes.put(box(units, name), nodes.units(units)));
    return Map.copyOf(boxes);
  }

  private static int box(Node at, String name) {
    int box = Box.NAMES.indexOf(name);
    if (box < 0) {
      throw at.bad("there is no box " + name);
    }
    return box;
  }

  private static Set<Integer> placed(Map<Integer, Ints> setUp, Map<Integer, Ints> boxes) {
    return Stream.of(setUp, boxes)
        .flatMap(places -> places.values().stream())
        .flatMapToInt(Ints::stream)
        .boxed()
        .collect(Collectors.toUnmodifiableSet());
  }

  private List<ScenarioPlan.Due> due(Node node, int first, Set<Integer> placed) {
    Set<Integer> without = new HashSet<>(placed);
    nodes.unitsOf(node, "without").each(without::add);
    List<ScenarioPlan.Due> due = new ArrayList<>();
    if (node.optional("arrivals").map(Node::flag).orElse(true)) {
      for (Node arrival : arrivals.items()) {
        if (arrival.field("turn").integer(1, 99) >= first) {
          due.add(due(arrival, without));
        }
      }
    }
    node.itemsOf("due").forEach(own -> due.add(due(own, placed)));
    return List.copyOf(due);
  }

  private ScenarioPlan.Due due(Node node, Set<Integer> without) {
    return new ScenarioPlan.Due(
        node.field("turn").integer(1, 99),
        nodes.unitsOf(node, "units").filter(unit -> !without.contains(unit)),
        numbers(node, "markers", this::marker));
  }

  private Map<Side, Set<Integer>> control(Node node) {
    Map<Side, Set<Integer>> control = new EnumMap<>(Side.class);
    node.optional("control")
        .ifPresent(
            sides -> {
              for (Side side : Side.values()) {
                List<Node> places = sides.itemsOf(Node.written(side));
                control.put(
                    side, places.stream().map(this::place).collect(Collectors.toUnmodifiableSet()));
              }
            });
    return Map.copyOf(control);
  }

  private ScenarioPlan.Victory victory(Node node) {
    Map<Integer, Integer> cities = new HashMap<>();
    for (Node city : node.field("cities").items()) {
      cities.put(place(city.field("place")), city.field("points").integer(0, 999));
    }
    List<Outlook.Level> levels = new ArrayList<>();
    for (Node level : node.field("levels").items()) {
      levels.add(
          new Outlook.Level(
              level.field("id").text(),
              level.optional("winner").map(winner -> winner.choice(Side.class)).orElse(null),
              level.field("from").integer()));
    }
    return new ScenarioPlan.Victory(
        Map.copyOf(cities),
        node.field("assets").integer(0, 99),
        node.field("units").flag(),
        List.copyOf(levels));
  }

  private Map<Integer, Integer> strengths(Node node) {
    Map<Integer, Integer> strengths = new HashMap<>();
    node.fieldsOf("strengths")
        .forEach((id, type) -> strengths.put(nodes.unit(type, id), marker(type, type.text())));
    return Map.copyOf(strengths);
  }

  /**
   * @param finder finds what a key stands for
   */
  private static Map<Integer, Integer> numbers(
      Node node, String name, ToIntBiFunction<Node, String> finder) {
    Map<Integer, Integer> numbers = new HashMap<>();
    node.fieldsOf(name)
        .forEach((id, value) -> numbers.put(finder.applyAsInt(value, id), value.integer(0, 99)));
    return Map.copyOf(numbers);
  }

  private int marker(Node at, String id) {
    Marker marker = pieces.markerById(id);
    if (marker == null) {
      throw at.bad("there is no marker " + id);
    }
    return marker.type();
  }

  private int place(Node node) {
    int place = charts.place(node.text());
    if (place < 0) {
      throw node.bad("there is no city or port " + node.text());
    }
    return place;
  }
}
