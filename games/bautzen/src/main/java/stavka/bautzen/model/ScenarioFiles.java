package stavka.bautzen.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Outlook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Bilingual;
import stavka.formats.Node;
import stavka.formats.roster.MapNodes;

/** Reads {@code scenarios.yaml}. */
final class ScenarioFiles {
  private final MapNodes nodes;
  private final Charts charts;

  ScenarioFiles(MapNodes nodes, Charts charts) {
    this.nodes = nodes;
    this.charts = charts;
  }

  List<ScenarioPlan> plans(Node root) {
    root.only("version", "game", "provenance", "why", "scenarios");
    return root.field("scenarios").items().stream().map(this::plan).toList();
  }

  private ScenarioPlan plan(Node node) {
    node.only(
        "id",
        "title",
        "about",
        "provenance",
        "why",
        "turns",
        "ground",
        "sources",
        "set_up",
        "reduced",
        "lost",
        "due",
        "held",
        "levels");
    List<Node> turns = node.field("turns").items(2);
    int first = turns.get(0).integer(1, charts.dates().size());
    Node sources = node.field("sources").only("axis", "soviet");
    Set<Integer> seen = new HashSet<>();
    return new ScenarioPlan(
        node.field("id").text(),
        text(node.field("title")),
        text(node.field("about")),
        first,
        turns.get(1).integer(first, charts.dates().size()),
        node.optional("ground").map(Node::text).orElse(""),
        node.optional("ground").map(nodes::region).orElse(null),
        nodes.regionHexes(sources.field("axis")),
        nodes.regionHexes(sources.field("soviet")),
        setUp(node.field("set_up"), seen),
        reduced(node),
        node.optional("lost").map(list -> once(list, seen)).orElse(Ints.EMPTY),
        due(node, seen),
        held(node.field("held")),
        levels(node.field("levels")));
  }

  private static Rulebook.Text text(Node node) {
    Bilingual text = Bilingual.read(node);
    return new Rulebook.Text(text.english(), text.french());
  }

  /** Counters of a list, none of which stands elsewhere in the scenario. */
  private Ints once(Node list, Set<Integer> seen) {
    Ints units = nodes.units(list);
    for (int unit : units) {
      if (!seen.add(unit)) {
        throw list.bad("a counter that stands elsewhere in this scenario");
      }
    }
    return units;
  }

  private Map<Integer, Ints> setUp(Node list, Set<Integer> seen) {
    Map<Integer, Ints> setUp = new HashMap<>();
    for (Node stack : list.items()) {
      stack.only("hex", "units");
      if (setUp.put(nodes.hex(stack.field("hex")), once(stack.field("units"), seen)) != null) {
        throw stack.bad("a second stack on this hex");
      }
    }
    return setUp;
  }

  private Map<Integer, Integer> reduced(Node node) {
    Map<Integer, Integer> reduced = new HashMap<>();
    node.optional("reduced")
        .ifPresent(
            list ->
                list.fields()
                    .forEach(
                        (id, steps) -> {
                          int unit = nodes.unit(steps, id);
                          int most = nodes.roster().get(unit).steps().size() - 1;
                          reduced.put(unit, steps.integer(0, most));
                        }));
    return reduced;
  }

  private List<ScenarioPlan.Due> due(Node node, Set<Integer> seen) {
    List<ScenarioPlan.Due> due = new ArrayList<>();
    for (Node arrivals : node.itemsOf("due")) {
      arrivals.only("turn", "entry", "units");
      due.add(
          new ScenarioPlan.Due(
              arrivals.field("turn").integer(1, 99),
              arrivals.field("entry").text(),
              nodes.regionHexes(arrivals.field("entry")),
              once(arrivals.field("units"), seen)));
    }
    return due;
  }

  private List<String> held(Node list) {
    for (Node place : list.items()) {
      if (charts.victory().places().stream().noneMatch(p -> p.id().equals(place.text()))) {
        throw place.bad("there is no such place");
      }
    }
    return list.texts();
  }

  private static List<Outlook.Level> levels(Node node) {
    node.only("provenance", "why", "steps");
    List<Outlook.Level> levels = new ArrayList<>();
    for (Node level : node.field("steps").items()) {
      level.only("id", "winner", "from");
      levels.add(
          new Outlook.Level(
              level.field("id").text(),
              level.optional("winner").map(winner -> winner.choice(Side.class)).orElse(null),
              level.field("from").integer()));
    }
    return levels;
  }
}
