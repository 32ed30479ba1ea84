package stavka.bautzen.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.roster.MapNodes;
import stavka.operational.model.DataFiles;

/** Reads {@code charts.yaml}, but for the table of terrain. */
final class ChartFiles {
  private final MapNodes nodes;

  ChartFiles(MapNodes nodes) {
    this.nodes = nodes;
  }

  Charts charts(Node root) {
    root.only(
        "version",
        "game",
        "terrain",
        "ways",
        "zones",
        "break_out",
        "stacking",
        "supply",
        "columns",
        "artillery",
        "combat_results",
        "shifts",
        "retreat",
        "advance",
        "calendar",
        "victory");
    Node supply = said(root, "supply", "grace", "always");
    Node advance = said(root, "advance", "hexes", "armour");
    return new Charts(
        said(root, "zones", "leave").field("leave").integer(0, 20),
        said(root, "break_out", "loses_up_to").field("loses_up_to").integer(0, 6),
        said(root, "stacking", "kinds", "sizes", "guests").field("guests").integer(0, 9),
        supply.field("grace").integer(0, 6),
        nodes.units(supply.field("always")),
        columns(said(root, "columns", "returns_after", "shift", "most")),
        said(root, "artillery", "range").field("range").integer(0, 20),
        DataFiles.combatTable(said(root, "combat_results", "columns", "rows")),
        shifts(
            said(root, "shifts", "limit", "combined_arms", "integrity", "concentric", "surprise")),
        said(root, "retreat", "hexes").field("hexes").integer(1, 4),
        new Charts.Advance(
            advance.field("hexes").integer(1, 1), advance.field("armour").integer(1, 2)),
        DataFiles.dates(root),
        victory(said(root, "victory", "places", "losses", "road_to_berlin")));
  }

  /** A section that has some values, beside what explains them. */
  private static Node said(Node root, String name, String... values) {
    List<String> known = new ArrayList<>(List.of("rule", "provenance", "why", "reading"));
    known.addAll(List.of(values));
    return root.field(name).only(known.toArray(String[]::new));
  }

  private static Charts.Columns columns(Node node) {
    return new Charts.Columns(
        node.field("returns_after").integer(1, 20),
        node.field("shift").integer(0, 9),
        node.field("most").integer(0, 9));
  }

  private static Charts.Shifts shifts(Node node) {
    Node surprise = node.field("surprise").only("side", "turn", "shift");
    return new Charts.Shifts(
        node.field("limit").integer(0, 9),
        node.field("combined_arms").integer(0, 9),
        node.field("integrity").integer(0, 9),
        node.field("concentric").integer(0, 9),
        new Charts.Surprise(
            surprise.field("side").choice(Side.class),
            surprise.field("turn").integer(0, 99),
            surprise.field("shift").integer(0, 9)));
  }

  private Charts.Victory victory(Node node) {
    List<Charts.Place> places = new ArrayList<>();
    for (Node place : node.field("places").items()) {
      place.only("id", "hexes", "axis", "soviet", "each", "name");
      places.add(
          new Charts.Place(
              place.field("id").text(),
              nodes.hexes(place.field("hexes")),
              place.field("axis").integer(0, 99),
              place.field("soviet").integer(0, 99),
              place.field("each").flag()));
    }
    Node losses = said(node, "losses", "formation", "units", "headquarters");
    Map<Integer, Integer> units = new HashMap<>();
    losses
        .field("units")
        .fields()
        .forEach((id, points) -> units.put(nodes.unit(points, id), points.integer(0, 99)));
    Node berlin = said(node, "road_to_berlin", "region", "each");
    return new Charts.Victory(
        places,
        losses.field("formation").integer(0, 99),
        units,
        losses.field("headquarters").integer(0, 99),
        nodes.regionHexes(berlin.field("region")),
        berlin.field("each").integer(0, 99));
  }
}
