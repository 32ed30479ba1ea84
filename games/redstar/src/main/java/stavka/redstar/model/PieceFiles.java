package stavka.redstar.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.formats.Node;
import stavka.formats.roster.MapNodes;
import stavka.operational.model.CounterFiles;
import stavka.operational.model.DataFiles;

/** Reads counters and strength markers from {@code order-of-battle.yaml}. */
final class PieceFiles {
  private PieceFiles() {}

  static Roster roster(Node root) {
    List<Counter> counters = new ArrayList<>();
    for (Node node : root.field("counters").items()) {
      String size = node.optional("size").map(Node::text).orElse("none");
      int rating = MapNodes.number(node, "rating", 0);
      counters.add(CounterFiles.counter(node, counters.size(), size, steps(node), rating));
    }
    return new Roster(counters);
  }

  static RedStarPieces pieces(Roster roster, Node root, Limits.Stack stacks) {
    List<Marker> markers = new ArrayList<>();
    for (Node node : root.field("markers").items()) {
      markers.add(marker(node, markers.size() + 1));
    }
    if (markers.size() > Ledger.MARKER_TYPES) {
      throw root.field("markers").bad("more than " + Ledger.MARKER_TYPES + " types of marker");
    }
    return new RedStarPieces(roster, markers, bare(root.field("bare")), stacks);
  }

  private static Map<StrengthClass, Marker.Strength> bare(Node node) {
    Map<StrengthClass, Marker.Strength> strengths = new EnumMap<>(StrengthClass.class);
    for (StrengthClass strength : StrengthClass.values()) {
      String field = Node.written(strength);
      strengths.put(strength, strength(node.field(field)));
    }
    return strengths;
  }

  private static List<Step> steps(Node node) {
    return node.optional("movement").isPresent()
        ? List.of(new Step(0, 0, node.field("movement").integer(0, 99)))
        : node.field("steps").items().stream().map(DataFiles::step).toList();
  }

  private static Marker marker(Node node, int type) {
    return new Marker(
        type,
        node.field("id").text(),
        node.field("class").choice(StrengthClass.class),
        strength(node.field("full")),
        node.optional("reduced").map(PieceFiles::strength).orElse(null),
        node.optional("band").map(Node::flag).orElse(false));
  }

  private static Marker.Strength strength(Node node) {
    List<Node> values = node.items(2);
    return new Marker.Strength(values.get(0).integer(), values.get(1).integer());
  }
}
