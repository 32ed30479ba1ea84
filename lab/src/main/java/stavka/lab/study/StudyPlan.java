package stavka.lab.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import stavka.formats.Change;
import stavka.formats.Document;
import stavka.formats.Node;

/**
 * What to play in a study, as a plan file says it: one game and scenario, who plays, how many
 * matches of each combination of what is swept over, and which of the game's values are changed.
 *
 * @param options and changes that hold in all matches
 * @param source the plan file
 */
public record StudyPlan(
    String title,
    String game,
    Optional<String> scenario,
    List<String> axis,
    List<String> soviet,
    int matches,
    long seed,
    Map<String, Integer> options,
    List<Change> changes,
    List<Factor> factors,
    Node source) {

  private static final int MOST_MATCHES = 1_000_000;
  private static final int MOST_VALUES = 50;
  private static final int MOST_CELLS = 1000;

  public static StudyPlan read(Document document) {
    Node root =
        document
            .root()
            .only(
                "version",
                "title",
                "game",
                "scenario",
                "axis",
                "soviet",
                "matches",
                "seed",
                "options",
                "changes",
                "sweeps");
    if (root.field("version").integer() != 1) {
      throw root.field("version").bad("a plan of version 1 is expected");
    }
    List<String> axis = names(root.field("axis"));
    List<String> soviet = names(root.field("soviet"));
    List<Factor> factors = new ArrayList<>();
    addPlayers(factors, Factor.Kind.AXIS, axis, root.field("axis"));
    addPlayers(factors, Factor.Kind.SOVIET, soviet, root.field("soviet"));
    for (Node sweep : root.itemsOf("sweeps")) {
      factors.add(sweep(sweep, factors));
    }
    Map<String, Integer> options = new LinkedHashMap<>();
    root.optional("options")
        .ifPresent(
            node -> node.fields().forEach((name, value) -> options.put(name, number(value))));
    String game = root.field("game").text();
    StudyPlan plan =
        new StudyPlan(
            root.optional("title").map(Node::text).orElse("A study of " + game),
            game,
            root.optional("scenario").map(Node::text),
            axis,
            soviet,
            root.field("matches").integer(1, MOST_MATCHES),
            seed(root),
            options,
            root.itemsOf("changes").stream().map(StudyPlan::change).toList(),
            List.copyOf(factors),
            root);
    long cells = plan.combinations();
    if (cells > MOST_CELLS || cells * plan.matches > MOST_MATCHES) {
      throw root.bad(
          "the plan has "
              + cells
              + " combinations and "
              + cells * plan.matches
              + " matches; the most are "
              + MOST_CELLS
              + " and "
              + MOST_MATCHES);
    }
    return plan;
  }

  private long combinations() {
    long cells = 1;
    for (Factor factor : factors) {
      cells = Math.min(cells * factor.values().size(), 1_000_000_000);
    }
    return cells;
  }

  /** Every combination of the factors' values, the last factor changing fastest. */
  public List<Cell> cells() {
    List<List<String>> combinations = List.of(List.of());
    for (Factor factor : factors) {
      List<List<String>> longer = new ArrayList<>();
      for (List<String> combination : combinations) {
        for (String value : factor.values()) {
          List<String> extended = new ArrayList<>(combination);
          extended.add(value);
          longer.add(extended);
        }
      }
      combinations = longer;
    }
    List<Cell> cells = new ArrayList<>();
    for (List<String> combination : combinations) {
      cells.add(cell(cells.size() + 1, combination));
    }
    return cells;
  }

  private Cell cell(int number, List<String> values) {
    String axisPlayer = axis.getFirst();
    String sovietPlayer = soviet.getFirst();
    Map<String, Integer> chosen = new LinkedHashMap<>(options);
    List<Change> made = new ArrayList<>(changes);
    for (int i = 0; i < factors.size(); i++) {
      Factor factor = factors.get(i);
      String value = values.get(i);
      switch (factor.kind()) {
        case AXIS -> axisPlayer = value;
        case SOVIET -> sovietPlayer = value;
        case OPTION -> factor.targets().forEach(option -> chosen.put(option, optionValue(value)));
        case DATA ->
            factor
                .targets()
                .forEach(
                    path ->
                        made.add(new Change(Objects.requireNonNull(factor.file()), path, value)));
      }
    }
    return new Cell(number, values, axisPlayer, sovietPlayer, chosen, made);
  }

  private static void addPlayers(
      List<Factor> factors, Factor.Kind kind, List<String> players, Node source) {
    if (players.size() > 1) {
      factors.add(new Factor(Node.written(kind), kind, null, List.of(), players, source));
    }
  }

  private static Factor sweep(Node node, List<Factor> others) {
    node.only("name", "option", "file", "at", "values");
    boolean option = node.optional("option").isPresent();
    if (option == node.optional("at").isPresent()) {
      throw node.bad("a sweep names either an 'option', or a 'file' and what is 'at' a path in it");
    }
    List<String> targets = names(option ? node.field("option") : node.field("at"));
    List<Node> values = node.field("values").items();
    if (values.size() < 2 || values.size() > MOST_VALUES) {
      throw node.field("values").bad("'values' should be 2 to " + MOST_VALUES);
    }
    if (option) {
      values.forEach(StudyPlan::number);
    }
    String name = node.optional("name").map(Node::text).orElse(targets.getFirst());
    Factor factor =
        new Factor(
            name,
            option ? Factor.Kind.OPTION : Factor.Kind.DATA,
            option ? null : node.field("file").text(),
            targets,
            values.stream().map(Node::text).toList(),
            node);
    if (others.stream().anyMatch(other -> other.name().equals(name))) {
      throw node.bad("two sweeps are called '" + name + "'");
    }
    if (factor.values().stream().distinct().count() < values.size()) {
      throw node.field("values").bad("a value is given twice");
    }
    return factor;
  }

  private static Change change(Node node) {
    node.only("file", "at", "value");
    return new Change(
        node.field("file").text(), node.field("at").text(), node.field("value").text());
  }

  private static List<String> names(Node node) {
    List<String> names = node.isSequence() ? node.texts() : List.of(node.text());
    if (names.isEmpty() || names.stream().distinct().count() < names.size()) {
      throw node.bad("should name one or more, each once");
    }
    return names;
  }

  /** A switch may be written as true or false as well. */
  private static int number(Node node) {
    return switch (node.text()) {
      case "true", "false" -> optionValue(node.text());
      default -> node.integer();
    };
  }

  private static int optionValue(String text) {
    return switch (text) {
      case "true" -> 1;
      case "false" -> 0;
      default -> Integer.parseInt(text);
    };
  }

  private static long seed(Node root) {
    Optional<Node> node = root.optional("seed");
    if (node.isEmpty()) {
      return 1;
    }
    try {
      return Long.parseLong(node.get().text());
    } catch (NumberFormatException notWhole) {
      throw node.get().bad("'seed' should be a whole number of 64 bits");
    }
  }
}
