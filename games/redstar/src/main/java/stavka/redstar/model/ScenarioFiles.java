package stavka.redstar.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.engine.rule.Rulebook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Bilingual;
import stavka.formats.Node;

/** Reads {@code scenarios.yaml}, and the general arrivals of the order of battle for each. */
final class ScenarioFiles {
  private final HexMap map;
  private final RedStarPieces pieces;
  private final Charts charts;
  private final Node arrivals;

  ScenarioFiles(HexMap map, RedStarPieces pieces, Charts charts, Node arrivals) {
    this.map = map;
    this.pieces = pieces;
    this.charts = charts;
    this.arrivals = arrivals;
  }

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
        text(node.field("title")),
        text(node.field("about")),
        first,
        turns.get(1).integer(first, 99),
        node.optional("area").map(Node::text).orElse(""),
        node.field("attrition_first").flag(),
        setUp,
        numbers(node, "reduced", this::unit),
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

  private static Rulebook.Text text(Node node) {
    Bilingual text = Bilingual.read(node);
    return new Rulebook.Text(text.english(), text.french());
  }

  private Map<Integer, Ints> setUp(Node list) {
    Map<Integer, Ints> setUp = new HashMap<>();
    for (Node stack : list.items()) {
      int hex = map.hex(stack.field("hex").text());
      if (hex == HexGrid.NONE) {
        throw stack.field("hex").bad("the map has no such hex");
      }
      Ints units = setUp.getOrDefault(hex, Ints.EMPTY);
      for (Node unit : stack.field("units").items()) {
        units = units.with(unit(unit));
      }
      setUp.put(hex, units);
    }
    return setUp;
  }

  private Map<Integer, Ints> boxes(Node node) {
    Map<Integer, Ints> boxes = new HashMap<>();
    node.optional("boxes")
        .ifPresent(
            list ->
                list.fields()
                    .forEach(
                        (name, units) -> {
                          int box = Box.NAMES.indexOf(name);
                          if (box < 0) {
                            throw units.bad("there is no box " + name);
                          }
                          boxes.put(box, units(units));
                        }));
    return boxes;
  }

  private static Set<Integer> placed(Map<Integer, Ints> setUp, Map<Integer, Ints> boxes) {
    Set<Integer> placed = new HashSet<>();
    setUp.values().forEach(units -> units.each(placed::add));
    boxes.values().forEach(units -> units.each(placed::add));
    return placed;
  }

  private List<ScenarioPlan.Due> due(Node node, int first, Set<Integer> placed) {
    Set<Integer> without = new HashSet<>(placed);
    node.optional("without").ifPresent(list -> units(list).each(without::add));
    List<ScenarioPlan.Due> due = new ArrayList<>();
    if (node.optional("arrivals").map(Node::flag).orElse(true)) {
      for (Node arrival : arrivals.items()) {
        if (arrival.field("turn").integer(1, 99) >= first) {
          due.add(due(arrival, without));
        }
      }
    }
    node.optional("due").ifPresent(list -> list.items().forEach(own -> due.add(due(own, placed))));
    return due;
  }

  private ScenarioPlan.Due due(Node node, Set<Integer> without) {
    Ints units = node.optional("units").map(this::units).orElse(Ints.EMPTY);
    return new ScenarioPlan.Due(
        node.field("turn").integer(1, 99),
        Ints.of(units.stream().filter(unit -> !without.contains(unit)).toArray()),
        numbers(node, "markers", this::marker));
  }

  private Map<Side, Set<Integer>> control(Node node) {
    Map<Side, Set<Integer>> control = new EnumMap<>(Side.class);
    node.optional("control")
        .ifPresent(
            sides -> {
              for (Side side : Side.values()) {
                Set<Integer> places = new HashSet<>();
                sides
                    .optional(Node.written(side))
                    .ifPresent(list -> list.items().forEach(place -> places.add(place(place))));
                control.put(side, places);
              }
            });
    return control;
  }

  private ScenarioPlan.Victory victory(Node node) {
    Map<Integer, Integer> cities = new HashMap<>();
    for (Node city : node.field("cities").items()) {
      cities.put(place(city.field("place")), city.field("points").integer(0, 999));
    }
    List<ScenarioPlan.Level> levels = new ArrayList<>();
    for (Node level : node.field("levels").items()) {
      levels.add(
          new ScenarioPlan.Level(
              level.field("id").text(),
              level.optional("winner").map(winner -> winner.choice(Side.class)).orElse(null),
              level.field("from").integer()));
    }
    return new ScenarioPlan.Victory(
        cities, node.field("assets").integer(0, 99), node.field("units").flag(), levels);
  }

  private Map<Integer, Integer> strengths(Node node) {
    Map<Integer, Integer> strengths = new HashMap<>();
    node.optional("strengths")
        .ifPresent(
            list ->
                list.fields()
                    .forEach(
                        (id, type) -> strengths.put(unit(type, id), marker(type, type.text()))));
    return strengths;
  }

  /** Finds what a key stands for. */
  private interface Finder {
    int find(Node at, String id);
  }

  private static Map<Integer, Integer> numbers(Node node, String name, Finder finder) {
    Map<Integer, Integer> numbers = new HashMap<>();
    node.optional(name)
        .ifPresent(
            list ->
                list.fields()
                    .forEach(
                        (id, value) -> numbers.put(finder.find(value, id), value.integer(0, 99))));
    return numbers;
  }

  private Ints units(Node list) {
    Ints units = Ints.EMPTY;
    for (Node item : list.items()) {
      units = units.with(unit(item));
    }
    return units;
  }

  private int unit(Node node) {
    return unit(node, node.text());
  }

  private int unit(Node at, String id) {
    int unit = pieces.roster().index(id);
    if (unit < 0) {
      throw at.bad("there is no counter " + id);
    }
    return unit;
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
