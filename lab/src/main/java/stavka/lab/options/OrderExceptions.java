package stavka.lab.options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import stavka.engine.play.Game;
import stavka.formats.Document;
import stavka.formats.Documents;
import stavka.formats.Node;
import stavka.formats.record.Notation;

/**
 * A game's file {@code order-exceptions.yaml}: options of its orders that the checks do not ask
 * for, each with the reason.
 *
 * @param notOffered options that are accepted and that no list has, or that are never open
 * @param notUsed options that a good player does not take
 * @param seldom options that bots take in long runs, so that a short one may miss them
 */
public record OrderExceptions(
    Map<String, String> notOffered, Map<String, String> notUsed, Map<String, String> seldom) {
  public static final String FILE = "order-exceptions.yaml";

  private static final OrderExceptions NONE = new OrderExceptions(Map.of(), Map.of(), Map.of());

  /** Reads the file next to a game's class; a game without the file has no exceptions. */
  public static OrderExceptions of(Game game) {
    return game.getClass().getResource(FILE) == null
        ? NONE
        : read(Documents.yaml(game.getClass(), FILE));
  }

  public static OrderExceptions read(Document document) {
    Node root = document.root().only("version", "not-offered", "not-used", "seldom");
    return new OrderExceptions(
        reasons(root, "not-offered"), reasons(root, "not-used"), reasons(root, "seldom"));
  }

  private static Map<String, String> reasons(Node root, String section) {
    Map<String, String> reasons = new LinkedHashMap<>();
    root.fieldsOf(section)
        .forEach(
            (option, reason) -> {
              if (reason.text().isBlank()) {
                throw reason.bad("'" + option + "' needs a reason");
              }
              reasons.put(option, reason.text());
            });
    return reasons;
  }

  /** Whether a list has an option, itself or by its type. */
  public static boolean lists(Map<String, String> section, String option) {
    return section.containsKey(option) || section.containsKey(OrderOptions.typeOf(option));
  }

  /** Returns the entries whose type of order the game does not have. */
  public List<String> strangers(Game game) {
    Set<String> types = new TreeSet<>();
    game.orderTypes().forEach(type -> types.add(Notation.type(type)));
    List<String> strangers = new ArrayList<>();
    for (Map<String, String> section : List.of(notOffered, notUsed, seldom)) {
      section.keySet().stream()
          .filter(option -> !types.contains(OrderOptions.typeOf(option)))
          .forEach(strangers::add);
    }
    return strangers;
  }
}
