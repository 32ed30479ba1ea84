package stavka.operational.model;

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
import stavka.formats.roster.MapNodes;

/** Reads counters, their steps and the cups of untried values from an order of battle. */
public final class CounterFiles {
  private CounterFiles() {}

  public static Roster roster(Node root) {
    Map<String, List<Step>> ladders =
        root.optional("ladders").map(DataFiles::ladders).orElse(Map.of());
    List<Counter> counters = new ArrayList<>();
    for (Node node : root.field("counters").items()) {
      counters.add(
          counter(
              node,
              counters.size(),
              node.field("size").text(),
              steps(node, ladders),
              MapNodes.number(node, "radius", 0)));
    }
    return new Roster(counters);
  }

  /** A counter whose size, steps and rating are written as its game likes. */
  public static Counter counter(Node node, int index, String size, List<Step> steps, int rating) {
    return new Counter(
        index,
        node.field("id").text(),
        node.field("side").choice(Side.class),
        node.field("nation").text(),
        node.field("kind").text(),
        size,
        node.optional("formation").map(Node::text).orElse(""),
        node.field("name").text(),
        node.field("long").field("en").text(),
        node.field("long").field("fr").text(),
        steps,
        rating);
  }

  /** Steps of its own, the two modes of a headquarters, or a ladder it shares with others. */
  private static List<Step> steps(Node node, Map<String, List<Step>> ladders) {
    if (node.optional("steps").isPresent()) {
      return node.field("steps").items().stream().map(DataFiles::step).toList();
    }
    if (node.optional("active").isPresent()) {
      return List.of(DataFiles.step(node.field("active")), DataFiles.step(node.field("inactive")));
    }
    List<Step> ladder = ladders.get(node.field("ladder").text());
    if (ladder == null) {
      throw node.field("ladder").bad("there is no such ladder");
    }
    return ladder;
  }

  public static <K extends Enum<K>> Map<K, List<Value>> cups(Node root, Class<K> kinds) {
    Map<K, List<Value>> cups = new EnumMap<>(kinds);
    root.field("cups")
        .fields()
        .forEach((name, cup) -> cups.put(kind(kinds, name), DataFiles.values(cup)));
    return cups;
  }

  /** The kind of counter that data files call by a name. */
  public static <K extends Enum<K>> K kind(Class<K> kinds, String name) {
    return Enum.valueOf(kinds, name.toUpperCase(Locale.ROOT));
  }
}
