package stavka.rostov.setup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import stavka.engine.value.Ints;
import stavka.formats.Node;
import stavka.formats.roster.MapNodes;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.Sides;

/** Reads how scenarios are laid out. */
final class LayoutFiles {
  /** How many hexes a major river counts for where a scenario does not say. */
  private static final int RIVER = 10;

  private final MapNodes nodes;

  LayoutFiles(MapNodes nodes) {
    this.nodes = nodes;
  }

  ScenarioPlan.Layout layout(Node node) {
    Set<Integer> seen = new HashSet<>();
    Map<Integer, Ints> setUp = setUp(node.field("set_up"), seen);
    Ints lost = node.optional("lost").map(list -> once(list, seen)).orElse(Ints.EMPTY);
    Ints absent = Ints.EMPTY;
    for (Node group : node.itemsOf("absent")) {
      group.only("why", "units");
      absent = absent.plus(once(group.field("units"), seen));
    }
    Node control = node.optional("control").orElse(null);
    if (control != null) {
      control.only("nearest", "river", "axis", "soviet");
    }
    return new ScenarioPlan.Layout(
        setUp,
        nodes.reduced(node),
        hexes(node, "supply_columns"),
        hexes(node, "supply_dumps"),
        pontoons(node),
        node.itemsOf("bridges_blown").stream().map(this::blown).toList(),
        bases(node),
        nodes.hexes(node.field("zap")),
        node.optional("zap_later")
            .map(list -> Ints.of(list.items().stream().mapToInt(Node::integer).toArray()))
            .orElse(Ints.EMPTY),
        nodes.hexes(node.field("ur_mg")),
        node.field("militia").items().stream().map(this::levy).toList(),
        hexes(node, "strongpoints"),
        node.field("railheads").items().stream().map(this::railhead).toList(),
        control == null
            ? new Sides<>(Ints.EMPTY, Ints.EMPTY)
            : new Sides<>(nodes.hexesOf(control, "axis"), nodes.hexesOf(control, "soviet")),
        control == null ? RIVER : MapNodes.number(control, "river", RIVER),
        lost,
        absent);
  }

  /** Counters of a list, none of which stands elsewhere in the scenario. */
  private Ints once(Node list, Set<Integer> seen) {
    Ints units = nodes.units(list);
    for (int unit : units) {
      if (!seen.add(unit)) {
        throw list.bad(nodes.roster().get(unit).id() + " stands elsewhere in this scenario");
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

  private Sides<Ints> hexes(Node node, String name) {
    Node sides = node.optional(name).orElse(null);
    if (sides == null) {
      return new Sides<>(Ints.EMPTY, Ints.EMPTY);
    }
    sides.only("axis", "soviet");
    return new Sides<>(nodes.hexesOf(sides, "axis"), nodes.hexesOf(sides, "soviet"));
  }

  private Sides<List<ScenarioPlan.Span>> pontoons(Node node) {
    Node sides = node.optional("pontoons_at_start").orElse(null);
    return sides == null
        ? new Sides<>(List.of(), List.of())
        : new Sides<>(spans(sides, "axis"), spans(sides, "soviet"));
  }

  private List<ScenarioPlan.Span> spans(Node sides, String side) {
    List<ScenarioPlan.Span> spans = new ArrayList<>();
    for (Node span : sides.only("axis", "soviet").itemsOf(side)) {
      span.only("hex", "to");
      spans.add(beside(span, nodes.hex(span.field("hex")), nodes.hex(span.field("to"))));
    }
    return List.copyOf(spans);
  }

  private ScenarioPlan.Span blown(Node pair) {
    return beside(pair, nodes.hex(pair.items(2).get(0)), nodes.hex(pair.items(2).get(1)));
  }

  private ScenarioPlan.Span beside(Node at, int hex, int to) {
    if (!nodes.map().grid().adjacent(hex, to)) {
      throw at.bad("these hexes do not lie side by side");
    }
    return new ScenarioPlan.Span(hex, to);
  }

  private ScenarioPlan.Levy levy(Node node) {
    node.only("city", "hexes");
    return new ScenarioPlan.Levy(node.field("city").text(), nodes.hexes(node.field("hexes")));
  }

  private ScenarioPlan.Railhead railhead(Node node) {
    node.only("head", "from");
    return new ScenarioPlan.Railhead(nodes.hex(node.field("head")), nodes.hex(node.field("from")));
  }

  private Map<Integer, Boolean> bases(Node node) {
    Map<Integer, Boolean> bases = new HashMap<>();
    node.optional("bases")
        .ifPresent(
            list ->
                list.fields()
                    .forEach(
                        (id, state) ->
                            bases.put(nodes.unit(state, id), state.text().equals("active"))));
    return bases;
  }
}
