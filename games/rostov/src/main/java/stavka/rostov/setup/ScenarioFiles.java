package stavka.rostov.setup;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.map.MapDrawing;
import stavka.formats.roster.MapNodes;
import stavka.rostov.model.AirPlan;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.Sides;
import stavka.rostov.model.Weather;

/** Reads {@code scenarios.yaml}. */
final class ScenarioFiles {
  private static final int ALWAYS = 99;

  private final MapNodes nodes;
  private final LayoutFiles layouts;
  private final OrdersFiles orders;

  /**
   * @param drawing for the rivers that orders name
   */
  ScenarioFiles(MapNodes nodes, MapDrawing drawing) {
    this.nodes = nodes;
    this.layouts = new LayoutFiles(nodes);
    this.orders = new OrdersFiles(nodes, drawing);
  }

  List<ScenarioPlan> plans(Node root) {
    root.only("version", "game", "provenance", "why", "scenarios");
    return root.field("scenarios").items().stream().map(this::plan).toList();
  }

  @Rule("4.1")
  private ScenarioPlan plan(Node node) {
    node.only(
        "id",
        "number",
        "title",
        "about",
        "provenance",
        "why",
        "turns",
        "area",
        "weather_before",
        "sources",
        "conditional_sources",
        "control",
        "attack_supply",
        "supply_counters",
        "supply_columns",
        "supply_dumps",
        "rail_capacity",
        "conversion",
        "pontoons",
        "pontoons_at_start",
        "bridges_blown",
        "air_transports",
        "replacements",
        "bases",
        "zap",
        "zap_later",
        "ur_mg",
        "militia",
        "garrisons",
        "strongpoints",
        "axis_strongpoints_from",
        "railheads",
        "closed",
        "garrison",
        "stand_fast",
        "no_attack",
        "free_rail",
        "hold",
        "air",
        "air_changes",
        "mandated_attacks",
        "arrivals",
        "departures",
        "exits",
        "groups",
        "victory",
        "reduced",
        "lost",
        "absent",
        "set_up");
    List<Node> turns = node.field("turns").items(2);
    int first = turns.get(0).integer(1, ALWAYS);
    return new ScenarioPlan(
        node.field("id").text(),
        node.field("number").integer(1, 9),
        MapNodes.text(node.field("title")),
        MapNodes.text(node.field("about")),
        first,
        turns.get(1).integer(first, ALWAYS),
        node.optional("area").map(Node::text).orElse(""),
        node.optional("area").map(nodes::region).orElse(null),
        node.field("weather_before").choice(Weather.class),
        layouts.layout(node),
        supplies(node),
        orders.orders(node),
        orders.schedule(node),
        victory(node.field("victory")),
        air(node));
  }

  private ScenarioPlan.Supplies supplies(Node node) {
    Node sources = node.field("sources").only("axis", "soviet");
    List<ScenarioPlan.Later> later = new ArrayList<>();
    for (Node item : node.itemsOf("conditional_sources")) {
      // Whoever does not hold a source draws nothing from it, so these words need no number.
      item.only("region", "side", "from", "until", "once_held", "until_held");
      later.add(
          new ScenarioPlan.Later(
              nodes.regionHexes(item.field("region")),
              item.field("side").choice(Side.class),
              MapNodes.number(item, "from", 1),
              MapNodes.number(item, "until", ALWAYS)));
    }
    return new ScenarioPlan.Supplies(
        new Sides<>(
            nodes.regionHexes(sources.field("axis")), nodes.regionHexes(sources.field("soviet"))),
        later,
        amounts(node.field("attack_supply")),
        counts(node.field("supply_counters")),
        amounts(node.field("rail_capacity")),
        node.optional("conversion")
            .map(less -> new ScenarioPlan.Amount(true, MapNodes.number(less, "less", 0)))
            .orElse(new ScenarioPlan.Amount(false, 0)),
        counts(node.field("pontoons")),
        counts(node.field("air_transports")),
        amounts(node.field("replacements")));
  }

  private static Sides<Integer> counts(Node node) {
    node.only("axis", "soviet");
    return new Sides<>(
        node.field("axis").integer(0, ALWAYS), node.field("soviet").integer(0, ALWAYS));
  }

  /** A number for each side, or that of a chart less something. */
  private static Sides<ScenarioPlan.Amount> amounts(Node node) {
    node.only("axis", "soviet", "chart", "less");
    boolean charted = node.optional("chart").isPresent();
    Node numbers = charted ? node.optional("less").orElse(null) : node;
    if (numbers == null) {
      ScenarioPlan.Amount whole = new ScenarioPlan.Amount(true, 0);
      return new Sides<>(whole, whole);
    }
    return new Sides<>(
        new ScenarioPlan.Amount(charted, MapNodes.number(numbers, "axis", 0)),
        new ScenarioPlan.Amount(charted, MapNodes.number(numbers, "soviet", 0)));
  }

  private ScenarioPlan.Victory victory(Node node) {
    node.only("levels", "at_start", "places");
    Node levels = node.field("levels").only("decisive", "marginal", "soviet_marginal");
    List<ScenarioPlan.Place> places = new ArrayList<>();
    for (Node place : node.field("places").items()) {
      place.only("hex", "points", "from", "then");
      places.add(
          new ScenarioPlan.Place(
              nodes.hex(place.field("hex")),
              place.field("points").integer(0, ALWAYS),
              MapNodes.number(place, "from", 0),
              MapNodes.number(place, "then", 0)));
    }
    return new ScenarioPlan.Victory(
        levels.field("decisive").integer(),
        levels.field("marginal").integer(),
        levels.field("soviet_marginal").integer(),
        node.field("at_start").integer(),
        places);
  }

  private static AirPlan air(Node node) {
    Node air = node.field("air").only("axis", "soviet", "dummies");
    List<AirPlan.Change> changes = new ArrayList<>();
    for (Node change : node.itemsOf("air_changes")) {
      change.only("turn", "side", "add", "leave", "leave_share");
      changes.add(
          new AirPlan.Change(
              change.field("turn").integer(1, ALWAYS),
              change.field("side").choice(Side.class),
              change.optional("add").map(Node::texts).orElse(List.of()),
              change.optional("leave").map(Node::texts).orElse(List.of()),
              change.optional("leave_share").map(Node::number).orElse(0.0)));
    }
    return new AirPlan(
        new Sides<>(air.field("axis").texts(), air.field("soviet").texts()),
        air.field("dummies").integer(0, 9),
        changes);
  }
}
