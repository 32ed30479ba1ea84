package stavka.guderian.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.play.Side;
import stavka.formats.Node;
import stavka.panzer.model.DataFiles;
import stavka.panzer.model.Value;

/** Reads counters, their steps and the cups of untried values from the order of battle. */
final class CounterFiles {
  private CounterFiles() {}

  static Roster roster(Node root) {
    Map<String, List<Step>> ladders = DataFiles.ladders(root.field("ladders"));
    List<Counter> counters = new ArrayList<>();
    for (Node node : root.field("counters").items()) {
      counters.add(counter(node, counters.size(), ladders));
    }
    return new Roster(counters);
  }

  private static Counter counter(Node node, int index, Map<String, List<Step>> ladders) {
    List<Step> steps =
        node.optional("steps").isPresent()
            ? node.field("steps").items().stream().map(DataFiles::step).toList()
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
        node.optional("rating").map(Node::integer).orElse(0));
  }

  static Map<Kind, List<Value>> cups(Node root) {
    Map<Kind, List<Value>> cups = new EnumMap<>(Kind.class);
    root.field("cups")
        .fields()
        .forEach((name, cup) -> cups.put(Kind.of(name), DataFiles.values(cup)));
    return cups;
  }
}
