package stavka.kharkov.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.play.Side;
import stavka.formats.Node;

/** Reads counters, their steps and the cups of untried values from the order of battle. */
final class CounterFiles {
  private CounterFiles() {}

  static Roster roster(Node root) {
    Map<String, List<Step>> ladders = new HashMap<>();
    root.field("ladders").fields().forEach((name, ladder) -> ladders.put(name, ladder(ladder)));
    List<Counter> counters = new ArrayList<>();
    for (Node node : root.field("counters").items()) {
      counters.add(counter(node, counters.size(), ladders));
    }
    return new Roster(counters);
  }

  private static Counter counter(Node node, int index, Map<String, List<Step>> ladders) {
    boolean hq = node.field("kind").text().equals("hq");
    List<Step> steps =
        hq
            ? List.of(step(node.field("active")), step(node.field("inactive")))
            : ladders.get(node.field("ladder").text());
    if (steps == null) {
      throw node.field("ladder").bad("there is no such ladder");
    }
    return new Counter(
        index,
        node.field("id").text(),
        node.field("side").choice(Side.class),
        node.field("nation").text(),
        node.field("kind").text(),
        node.field("size").text(),
        node.optional("formation").map(Node::text).orElse(""),
        node.field("name").text(),
        node.field("long").field("en").text(),
        node.field("long").field("fr").text(),
        steps,
        node.optional("radius").map(Node::integer).orElse(0));
  }

  /**
   * A ladder of steps, the two faces of a regiment, or the back of an untried unit, which shows
   * only its movement.
   */
  private static List<Step> ladder(Node node) {
    if (node.optional("movement").isPresent()) {
      return List.of(new Step(0, 0, node.field("movement").integer()));
    }
    Node faces = node.optional("faces").orElseGet(() -> node.field("steps"));
    return faces.items().stream().map(CounterFiles::step).toList();
  }

  static Step step(Node node) {
    List<Integer> values = TheatreFiles.integers(node);
    if (values.size() != 3) {
      throw node.bad("a step is attack, defence and movement");
    }
    return new Step(values.get(0), values.get(1), values.get(2));
  }

  static Map<Kind, List<Value>> cups(Node root) {
    Map<Kind, List<Value>> cups = new EnumMap<>(Kind.class);
    root.field("cups")
        .fields()
        .forEach(
            (name, cup) -> {
              List<Value> values = new ArrayList<>();
              for (Node value : cup.field("values").items()) {
                List<Integer> pair = TheatreFiles.integers(value.field("value"));
                values.add(
                    new Value(pair.get(0), pair.get(1), value.field("count").integer(1, 99)));
              }
              cups.put(KindNames.kind(name), values);
            });
    return cups;
  }

  static Map<Kind, Replacement> replacements(Node root) {
    Map<Kind, Replacement> replacements = new EnumMap<>(Kind.class);
    for (Node entry : root.field("replacements").items()) {
      for (String kind : entry.field("serves").texts()) {
        int count = entry.field("count").integer(0, 99);
        replacements.put(KindNames.kind(kind), new Replacement(step(entry.field("value")), count));
      }
    }
    return replacements;
  }
}
