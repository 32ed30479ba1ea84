package stavka.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** One data file, read whole. */
public record Document(String file, Node root) {
  /** Where the single values stand that no one has read so far, written as in a {@link Change}. */
  public List<String> unread() {
    List<String> paths = new ArrayList<>();
    gatherUnread(root, "", paths);
    return paths;
  }

  private static void gatherUnread(Node node, String path, List<String> unread) {
    String below = path.isEmpty() ? "" : path + ".";
    if (node.isMapping()) {
      for (Map.Entry<String, Node> field : node.fields().entrySet()) {
        gatherUnread(field.getValue(), below + field.getKey(), unread);
      }
    } else if (node.isSequence()) {
      for (int i = 0; i < node.items().size(); i++) {
        gatherUnread(node.items().get(i), below + (i + 1), unread);
      }
    } else if (node.isScalar() && !node.wasRead()) {
      unread.add(path);
    }
  }
}
