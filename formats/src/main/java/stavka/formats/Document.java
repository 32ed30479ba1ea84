package stavka.formats;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
        gather(node.items().get(i), below + (i + 1), values);
      }
    } else if (node.isScalar()) {
      values.put(path, node);
    }
  }
}
