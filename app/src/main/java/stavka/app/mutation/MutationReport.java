package stavka.app.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import stavka.app.rules.Mark;

/** All mutants of a run, read from the tool's table and set against the marks of the rules. */
public record MutationReport(List<Mutant> mutants) {
  private static final Pattern LAMBDA = Pattern.compile("lambda\\$(.+)\\$\\d+");
  private static final int COLUMNS = 6;

  public MutationReport {
    mutants = List.copyOf(mutants);
  }

  /**
   * Reads a table of mutants.
   *
   * @param table lines of source file, class, mutator, method, line, status and the test that
   *     failed
   * @param marks where rules live in the classes
   */
  public static MutationReport read(Path table, List<Mark> marks) throws IOException {
    Map<String, List<String>> rules = new TreeMap<>();
    for (Mark mark : marks) {
      String folder = mark.file().substring(0, mark.file().lastIndexOf('/') + 1).replace('/', '.');
      rules.computeIfAbsent(folder + mark.place(), place -> new ArrayList<>()).add(mark.rule());
    }
    List<Mutant> found = new ArrayList<>();
    for (String line : Files.readAllLines(table)) {
      String[] cells = line.split(",", COLUMNS + 1);
      if (cells.length >= COLUMNS) {
        found.add(mutant(cells, rules));
      }
    }
    return new MutationReport(found);
  }

  private static Mutant mutant(String[] cells, Map<String, List<String>> rules) {
    String type = cells[1].replace('$', '.');
    String method = named(cells[3]);
    String change = cells[2].substring(cells[2].lastIndexOf('.') + 1).replace("Mutator", "");
    int line = Integer.parseInt(cells[4]);
    return new Mutant(type, method, line, change, cells[5], rules(type, method, rules));
  }

  /** A method's name, for a lambda that of the method it is written in. */
  private static String named(String method) {
    Matcher lambda = LAMBDA.matcher(method);
    return (lambda.matches() ? lambda.group(1) : method).replace("<init>", "new");
  }

  /** The rules marked at the method, or else at its class or the class around that. */
  private static List<String> rules(String type, String method, Map<String, List<String>> marked) {
    String place = type + "." + method;
    while (!place.isEmpty()) {
      List<String> rules = marked.get(place);
      if (rules != null) {
        return rules.stream().distinct().toList();
      }
      place = place.substring(0, Math.max(0, place.lastIndexOf('.')));
    }
    return List.of();
  }

  public long count(Predicate<Mutant> which) {
    return mutants.stream().filter(which).count();
  }

  /** How many of a hundred mutants the tests notice. */
  public double share() {
    return mutants.isEmpty() ? 0 : 100.0 * count(Mutant::killed) / mutants.size();
  }

  /** The mutants of each class, in the order of their names. */
  public Map<String, MutationReport> byClass() {
    return mutants.stream()
        .collect(
            Collectors.groupingBy(
                Mutant::type,
                TreeMap::new,
                Collectors.collectingAndThen(Collectors.toList(), MutationReport::new)));
  }

  /** What no test noticed, by class and line. */
  public List<Mutant> survivors() {
    return mutants.stream()
        .filter(mutant -> !mutant.killed())
        .sorted(Comparator.comparing(Mutant::type).thenComparingInt(Mutant::line))
        .toList();
  }
}
