package stavka.redstar.model;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import stavka.formats.Node;

/** Reads the section {@code limits} of {@code charts.yaml}. */
final class LimitFiles {
  private static final int MOST = 99;

  private LimitFiles() {}

  static Limits limits(Node root) {
    return new Limits(
        stacking(root.field("stacking")),
        zones(root.field("zones")),
        new Limits.Security(
            number(root.field("security"), "distance"), number(root.field("security"), "guarded")),
        new Limits.Travels(
            number(root.field("strategic"), "hexes"), number(root.field("strategic"), "distance")),
        number(root.field("sea"), "units"),
        combat(root.field("combat")),
        advance(root.field("advance")),
        lines(root.field("supply")),
        returns(root.field("returns")),
        new Limits.Leaders(number(root.field("leaders"), "most")),
        number(root.field("evacuation"), "factories"),
        drop(root.field("drop")),
        new Limits.Sites(
            number(root.field("sites"), "axis"), number(root.field("sites"), "headquarters")),
        new Limits.Italy(
            number(root.field("italy"), "turn"), root.field("italy").field("army").text()),
        turns(root.field("retirement").field("turns")),
        number(root.field("partisans"), "flight"),
        new Limits.Surrender(
            number(root.field("surrender"), "gives_up"), number(root.field("surrender"), "wavers")),
        worth(root.field("worth")));
  }

  private static int number(Node node, String field) {
    return node.field(field).integer(0, MOST);
  }

  private static Limits.Stack stacking(Node node) {
    Map<Size, Limits.Points> sizes = new EnumMap<>(Size.class);
    for (Size size : Size.values()) {
      Node points = node.field("sizes").field(Node.written(size));
      sizes.put(size, new Limits.Points(number(points, "axis"), number(points, "soviet")));
    }
    return new Limits.Stack(number(node, "axis"), number(node, "soviet"), sizes);
  }

  private static Limits.Zone zones(Node node) {
    return new Limits.Zone(
        number(node, "leave"), number(node, "leave_in_snow"), number(node, "weak_pair"));
  }

  private static Limits.Combat combat(Node node) {
    return new Limits.Combat(
        number(node, "river"),
        number(node, "leader_range"),
        number(node, "siege_range"),
        number(node, "siege_bonus"),
        number(node, "streets"),
        number(node, "streets_hurt"));
  }

  private static Limits.Advance advance(Node node) {
    return new Limits.Advance(
        number(node, "longest"), number(node, "soviet_motorised"), number(node, "others"));
  }

  private static Limits.Lines lines(Node node) {
    return new Limits.Lines(number(node, "axis"), number(node, "soviet"), number(node, "port"));
  }

  private static Limits.Returns returns(Node node) {
    return new Limits.Returns(
        number(node, "depot"),
        number(node, "corps"),
        number(node, "soon"),
        number(node, "lost"),
        number(node, "lost_poor"),
        number(node, "by_die"));
  }

  private static Limits.Drop drop(Node node) {
    return new Limits.Drop(
        number(node, "radius"),
        node.field("zone").integer(-MOST, MOST),
        node.field("weather").integer(-MOST, MOST),
        number(node, "lands"));
  }

  private static Set<Integer> turns(Node list) {
    Set<Integer> turns = new HashSet<>();
    list.items().forEach(turn -> turns.add(turn.integer(1, MOST)));
    return turns;
  }

  private static Limits.Worth worth(Node node) {
    return new Limits.Worth(
        number(node, "base"),
        number(node, "depot"),
        number(node, "armour_step"),
        number(node, "foot_step"),
        number(node, "other"));
  }
}
