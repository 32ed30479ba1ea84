package stavka.rostov.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stavka.formats.Node;

/** What charts write in the same way. */
final class ChartNodes {
  private ChartNodes() {}

  /** A section that has some values, beside what explains them. */
  static Node said(Node root, String name, String... values) {
    List<String> known = new ArrayList<>(List.of("rule", "provenance", "why"));
    known.addAll(List.of(values));
    return root.field(name).only(known.toArray(String[]::new));
  }

  /** Points in the halves that the code counts in. */
  static int halves(Node node) {
    return (int) Math.round(2 * node.number());
  }

  /** Whole numbers by name. */
  static Map<String, Integer> numbers(Node node) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    node.fields().forEach((name, value) -> numbers.put(name, value.integer()));
    return Map.copyOf(numbers);
  }

  /** Numbers that hold up to some turn. */
  static List<Charts.Band> bands(Node list) {
    List<Charts.Band> bands = new ArrayList<>();
    for (Node band : list.items()) {
      band.only("to", "points");
      bands.add(new Charts.Band(band.field("to").integer(1, 99), band.field("points").integer()));
    }
    return List.copyOf(bands);
  }
}
