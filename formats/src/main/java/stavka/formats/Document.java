package stavka.formats;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/** One data file, read whole. */
public record Document(String file, Node root) {
  /** Where the single values stand that no one has read so far, written as in a {@link Change}. */
  public List<String> unread() {
    return values().entrySet().stream()
        .filter(value -> !value.getValue().wasRead())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** All single values by where they stand, in the order of the file. Listing is not reading. */
  SequencedMap<String, Node> values() {
    SequencedMap<String, Node> values = new LinkedHashMap<>();
    gather(root, "", values);
    return values;
  }

  private static void gather(Node node, String path, SequencedMap<String, Node> values) {
    String below = path.isEmpty() ? "" : path + ".";
    if (node.isMapping()) {
      for (Map.Entry<String, Node> field : node.fields().entrySet()) {
        gather(field.getValue(), below + field.getKey(), values);
      }
    } else if (node.isSequence()) {
      for (int i = 0; i < node.items().size(); i++) {
        gather(node.items().get(i), item(path, node.items(), i), values);
      }
    } else if (node.isScalar()) {
      values.put(path, node);
    }
  }

  /** Where an item of a list stands: by its id, if no other has the same, else by its number. */
  static String item(String list, List<Node> items, int index) {
    Optional<String> id = id(items.get(index));
    boolean unique =
        id.isPresent() && items.stream().filter(item -> id(item).equals(id)).count() == 1;
    return unique ? list + "[id=" + id.get() + "]" : list + "." + (index + 1);
  }

  private static Optional<String> id(Node item) {
    return item.isMapping()
        ? Optional.ofNullable(item.fields().get("id")).filter(Node::isScalar).map(Node::written)
        : Optional.empty();
  }
}
