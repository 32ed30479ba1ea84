package stavka.formats.roster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Step;
import stavka.formats.Node;

/** Reads the profiles of an order of battle. */
final class ProfileFile {
  private static final String[] COMMON = {
    "id",
    "name",
    "kind",
    "side",
    "nation",
    "count",
    "stack",
    "full",
    "reverse",
    "steps",
    "marks",
    "range",
    "support",
    "attack_only",
    "firing",
    "command",
    "recovery",
    "points_as_dump",
    "unknown",
    "counters",
    "cities",
    "provenance",
    "why",
    "rule"
  };

  /** Of counters without any values: they lie on the map, and that is all. */
  private static final Step NOTHING = new Step(0, 0, 0);

  private final int attackLess;
  private final int defenceLess;

  /**
   * @param reduced what a marker of a lost step takes off either side of a counter
   */
  ProfileFile(Node reduced) {
    reduced.only("attack", "defence", "rule");
    this.attackLess = reduced.field("attack").integer(0, 9);
    this.defenceLess = reduced.field("defence").integer(0, 9);
  }

  Map<String, Profile> profiles(Node list) {
    Map<String, Profile> profiles = new HashMap<>();
    for (Node node : list.items()) {
      Profile profile = profile(node);
      if (profiles.put(profile.id(), profile) != null) {
        throw node.bad("a second profile of this name");
      }
    }
    return profiles;
  }

  Profile profile(Node node) {
    node.only(COMMON);
    int count = number(node, "steps", 1);
    Step full =
        node.optional("full")
            .or(() -> node.optional("unknown"))
            .map(ProfileFile::step)
            .orElse(NOTHING);
    @Nullable Step reverse = node.optional("reverse").map(ProfileFile::step).orElse(null);
    return new Profile(
        node.field("id").text(),
        node.field("kind").text(),
        node.field("stack").integer(0, 99),
        steps(node, count, full, reverse),
        count == 1 ? reverse : null,
        node.optional("marks").map(Node::texts).orElse(List.of()),
        number(node, "range", 0),
        number(node, "support", 0),
        node.optional("attack_only").map(Node::flag).orElse(false),
        node.optional("firing").map(ProfileFile::gunnery).orElse(null),
        number(node, "command", 0),
        number(node, "recovery", 0));
  }

  private static int number(Node node, String name, int otherwise) {
    return node.optional(name).map(Node::integer).orElse(otherwise);
  }

  private static Profile.Gunnery gunnery(Node node) {
    node.only("range", "support", "modifier", "attack_only");
    return new Profile.Gunnery(
        node.field("range").integer(0, 99),
        node.field("support").integer(0, 99),
        node.field("modifier").integer(),
        node.field("attack_only").flag());
  }

  /** Full, full less the marker, the reverse, the reverse less the marker, as many as there are. */
  private List<Step> steps(Node node, int count, Step full, @Nullable Step reverse) {
    if (count == 1) {
      return List.of(full);
    }
    if (reverse == null) {
      throw node.bad("a counter of several steps has a reverse");
    }
    List<Step> steps = new ArrayList<>(List.of(full));
    if (count > 2) {
      steps.add(less(full));
    }
    steps.add(reverse);
    if (count > 3) {
      steps.add(less(reverse));
    }
    if (steps.size() != count) {
      throw node.field("steps").bad("a counter has one to four steps");
    }
    return steps;
  }

  /** No attack falls below nothing, and whoever is on the map defends. */
  private Step less(Step face) {
    return new Step(
        Math.max(0, face.attack() - attackLess),
        Math.max(1, face.defence() - defenceLess),
        face.movement());
  }

  static Step step(Node node) {
    List<Node> values = node.items(3);
    return new Step(
        values.get(0).integer(0, 99), values.get(1).integer(0, 99), values.get(2).integer(0, 99));
  }
}
