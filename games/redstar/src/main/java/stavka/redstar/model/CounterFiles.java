package stavka.redstar.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.value.Side;
import stavka.formats.Node;

/** Reads counters and strength markers from {@code order-of-battle.yaml}. */
final class CounterFiles {
  private CounterFiles() {}

  static RedStarPieces pieces(Node root, Limits.Stack stacks) {
    List<Counter> counters = new ArrayList<>();
    for (Node node : root.field("counters").items()) {
      counters.add(counter(node, counters.size()));
    }
    List<Marker> markers = new ArrayList<>();
    for (Node node : root.field("markers").items()) {
      markers.add(marker(node, markers.size() + 1));
    }
    if (markers.size() > Ledger.MARKER_TYPES) {
      throw root.field("markers").bad("more than " + Ledger.MARKER_TYPES + " types of marker");
    }
    return new RedStarPieces(new Roster(counters), markers, bare(root.field("bare")), stacks);
  }

  private static Map<StrengthClass, Marker.Strength> bare(Node node) {
    Map<StrengthClass, Marker.Strength> strengths = new EnumMap<>(StrengthClass.class);
    for (StrengthClass strength : StrengthClass.values()) {
      String field = strength.name().toLowerCase(Locale.ROOT);
      strengths.put(strength, strength(node.field(field)));
    }
    return strengths;
  }

  private static Counter counter(Node node, int index) {
    return new Counter(
        index,
        node.field("id").text(),
        node.field("side").choice(Side.class),
        node.field("nation").text(),
        node.field("kind").text(),
        node.optional("size").map(Node::text).orElse("none"),
        node.optional("formation").map(Node::text).orElse(""),
        node.field("name").text(),
        node.field("long").field("en").text(),
        node.field("long").field("fr").text(),
        steps(node),
        node.optional("rating").map(Node::integer).orElse(0));
  }

  private static List<Step> steps(Node node) {
    if (node.optional("movement").isPresent()) {
      return List.of(new Step(0, 0, node.field("movement").integer(0, 99)));
    }
    List<Step> steps = new ArrayList<>();
    for (Node face : node.field("steps").items()) {
      List<Node> values = face.items(3);
      steps.add(
          new Step(values.get(0).integer(), values.get(1).integer(), values.get(2).integer()));
    }
    return steps;
  }

  private static Marker marker(Node node, int type) {
    return new Marker(
        type,
        node.field("id").text(),
        node.field("class").choice(StrengthClass.class),
        strength(node.field("full")),
        node.optional("reduced").map(CounterFiles::strength).orElse(null),
        node.optional("band").map(Node::flag).orElse(false));
  }

  private static Marker.Strength strength(Node node) {
    List<Node> values = node.items(2);
    return new Marker.Strength(values.get(0).integer(), values.get(1).integer());
  }
}
