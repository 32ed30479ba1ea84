package stavka.redstar.model;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import stavka.formats.Node;
import stavka.formats.PlainRecords;

/** Reads the section {@code limits} of {@code charts.yaml}. */
final class LimitFiles {
  private static final int MOST = 99;

  private LimitFiles() {}

  static Limits limits(Node root) {
    return new Limits(
        stacking(root.field("stacking")),
        plain(root.field("zones"), Limits.Zone.class),
        plain(root.field("security"), Limits.Security.class),
        plain(root.field("strategic"), Limits.Travels.class),
        number(root.field("sea"), "units"),
        plain(root.field("combat"), Limits.Combat.class),
        plain(root.field("advance"), Limits.Advance.class),
        plain(root.field("supply"), Limits.Lines.class),
        plain(root.field("returns"), Limits.Returns.class),
        plain(root.field("leaders"), Limits.Leaders.class),
        number(root.field("evacuation"), "factories"),
        drop(root.field("drop")),
        plain(root.field("sites"), Limits.Sites.class),
        plain(root.field("italy"), Limits.Italy.class),
        turns(root.field("retirement").field("turns")),
        number(root.field("partisans"), "flight"),
        plain(root.field("surrender"), Limits.Surrender.class),
        plain(root.field("worth"), Limits.Worth.class));
  }

  private static <R extends Record> R plain(Node node, Class<R> type) {
    return PlainRecords.read(node, type, 0, MOST);
  }

  private static int number(Node node, String field) {
    return node.field(field).integer(0, MOST);
  }

  private static Limits.Stack stacking(Node node) {
    Map<Size, Limits.Points> sizes = new EnumMap<>(Size.class);
    for (Size size : Size.values()) {
      Node points = node.field("sizes").field(Node.written(size));
      sizes.put(size, plain(points, Limits.Points.class));
    }
    return new Limits.Stack(number(node, "axis"), number(node, "soviet"), Map.copyOf(sizes));
  }

  private static Limits.Drop drop(Node node) {
    return new Limits.Drop(
        number(node, "radius"),
        node.field("zone").integer(-MOST, MOST),
        node.field("weather").integer(-MOST, MOST),
        number(node, "lands"));
  }

  private static Set<Integer> turns(Node list) {
    return list.items().stream()
        .map(turn -> turn.integer(1, MOST))
        .collect(Collectors.toUnmodifiableSet());
  }
}
