package stavka.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The way from the root of a file to values in it; see {@link Change} for how it is written. */
final class NodePath {
  /**
   * One step of the way.
   *
   * @param conditions paths within an item and the values they must have there; empty for a step to
   *     a field or to the item of that number
   */
  private record Step(String name, Map<NodePath, String> conditions) {}

  private final String text;
  private final List<Step> steps;

  private NodePath(String text, List<Step> steps) {
    this.text = text;
    this.steps = steps;
  }

  static NodePath parse(String text) {
    List<Step> steps = new ArrayList<>();
    int begin = 0;
    int depth = 0;
    for (int i = 0; i <= text.length(); i++) {
      char next = i == text.length() ? '.' : text.charAt(i);
      depth += next == '[' ? 1 : next == ']' ? -1 : 0;
      if (next == '.' && depth == 0) {
        addStep(steps, text, text.substring(begin, i));
        begin = i + 1;
      }
    }
    if (depth != 0) {
      throw new BadChange("'" + text + "' has a bracket too many");
    }
    return new NodePath(text, steps);
  }

  private static void addStep(List<Step> steps, String text, String part) {
    int bracket = part.indexOf('[');
    String name = bracket < 0 ? part : part.substring(0, bracket);
    if (name.isBlank()) {
      throw new BadChange("'" + text + "' is no path: write fields parted by dots");
    }
    steps.add(new Step(name, Map.of()));
    if (bracket >= 0) {
      if (!part.endsWith("]")) {
        throw new BadChange("'" + text + "' is no path: nothing may follow ']' but a dot");
      }
      Map<NodePath, String> conditions = new LinkedHashMap<>();
      for (String condition : part.substring(bracket + 1, part.length() - 1).split(",")) {
        int equals = condition.indexOf('=');
        if (equals < 1) {
          throw new BadChange("'" + text + "': write what to pick as [field=value]");
        }
        conditions.put(
            parse(condition.substring(0, equals).strip()), condition.substring(equals + 1).strip());
      }
      steps.add(new Step(part.substring(bracket), conditions));
    }
  }

  /**
   * The tree with the values at the end of the way replaced.
   *
   * @param made is told of each value that was put in
   */
  Node set(Node root, Change change, Consumer<? super Node> made) {
    return set(root, 0, change, made);
  }

  private Node set(Node node, int depth, Change change, Consumer<? super Node> made) {
    if (depth == steps.size()) {
      if (!node.isScalar()) {
        throw bad(change, "is no single value that could be changed");
      }
      Node value = Node.scalar(node.file(), node.line(), node.label(), change.value());
      made.accept(value);
      return value;
    }
    Step step = steps.get(depth);
    if (!step.conditions().isEmpty()) {
      return setPicked(node, depth, change, step, made);
    }
    if (node.isSequence()) {
      return setItem(node, depth, change, step.name(), made);
    }
    if (!node.isMapping()) {
      throw bad(change, "goes on below a single value");
    }
    SequencedMap<String, Node> fields = new LinkedHashMap<>(node.fields());
    Node field = fields.get(step.name());
    if (field == null) {
      throw bad(
          change,
          "has no '" + step.name() + "'; known there: " + String.join(", ", fields.keySet()));
    }
    fields.put(step.name(), set(field, depth + 1, change, made));
    return Node.mapping(node.file(), node.line(), node.label(), fields);
  }

  private Node setItem(
      Node node, int depth, Change change, String name, Consumer<? super Node> made) {
    List<Node> items = new ArrayList<>(node.items());
    int index = name.matches("\\d{1,6}") ? Integer.parseInt(name) : 0;
    if (index < 1 || index > items.size()) {
      throw bad(
          change,
          "should name an item of the list by 1 to " + items.size() + ", not '" + name + "'");
    }
    items.set(index - 1, set(items.get(index - 1), depth + 1, change, made));
    return Node.sequence(node.file(), node.line(), node.label(), items);
  }

  private Node setPicked(
      Node node, int depth, Change change, Step step, Consumer<? super Node> made) {
    if (!node.isSequence()) {
      throw bad(change, "picks items of what is no list: " + step.name());
    }
    List<Node> items = new ArrayList<>();
    int picked = 0;
    for (Node item : node.items()) {
      boolean fits =
          step.conditions().entrySet().stream()
              .allMatch(wanted -> wanted.getKey().leads(item, wanted.getValue()));
      items.add(fits ? set(item, depth + 1, change, made) : item);
      picked += fits ? 1 : 0;
    }
    if (picked == 0) {
      throw bad(change, "picks nothing: no item has " + step.name());
    }
    return Node.sequence(node.file(), node.line(), node.label(), items);
  }

  /** Whether that value stands at the end of the way. */
  private boolean leads(Node from, String value) {
    @Nullable Node node = from;
    for (Step step : steps) {
      node = node != null && node.isMapping() ? node.fields().get(step.name()) : null;
    }
    return node != null && node.isScalar() && node.written().equals(value);
  }

  private BadChange bad(Change change, String reason) {
    return new BadChange(change.file() + ": '" + text + "' " + reason);
  }
}
