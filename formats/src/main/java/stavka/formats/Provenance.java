package stavka.formats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a data file says of where its values come from. */
public final class Provenance {
  private static final String SAID = "provenance";
  private static final String WHY = "why";

  /**
   * Values of one origin.
   *
   * @param path where they stand
   * @param count how many entries of a list they are; 1 for what stands alone
   * @param origin such as {@code reconstructed}
   * @param why the reasoning; empty if none is given
   */
  public record Entry(String path, int count, String origin, String why) {}

  private final List<Entry> entries = new ArrayList<>();

  private Provenance() {}

  /**
   * The origins of a file's values; entries of a list that give no reasons are counted together.
   */
  public static List<Entry> of(Document document) {
    Provenance provenance = new Provenance();
    provenance.visit(document.root(), "", "");
    return provenance.entries;
  }

  /** The same of those of some files that say where their values come from, by name. */
  public static SortedMap<String, List<Entry>> byFile(GameFiles files, Collection<String> names) {
    SortedMap<String, List<Entry>> all = new TreeMap<>();
    for (String name : names) {
      List<Entry> said = name.endsWith(".yaml") ? of(files.yaml(name)) : List.of();
      if (!said.isEmpty()) {
        all.put(name, said);
      }
    }
    return all;
  }

  private void visit(Node node, String path, String list) {
    if (node.isMapping()) {
      said(node, SAID).ifPresent(origin -> add(node, origin, path, list));
      for (Map.Entry<String, Node> field : node.fields().entrySet()) {
        String below = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
        visit(field.getValue(), below, "");
      }
    } else if (node.isSequence()) {
      for (int i = 0; i < node.items().size(); i++) {
        visit(node.items().get(i), Document.item(path, node.items(), i), path);
      }
    }
  }

  private void add(Node node, String origin, String path, String list) {
    String why = said(node, WHY).orElse("");
    if (list.isEmpty() || !why.isEmpty()) {
      entries.add(new Entry(path, 1, origin, why));
      return;
    }
    for (int i = 0; i < entries.size(); i++) {
      Entry known = entries.get(i);
      if (known.path().equals(list) && known.origin().equals(origin) && known.why().isEmpty()) {
        entries.set(i, new Entry(list, known.count() + 1, origin, ""));
        return;
      }
    }
    entries.add(new Entry(list, 1, origin, ""));
  }

  private static Optional<String> said(Node node, String field) {
    return Optional.ofNullable(node.fields().get(field)).filter(Node::isScalar).map(Node::written);
  }
}
