package stavka.app.mutation;

import java.util.List;

/**
 * A rule broken on purpose in one place, and whether a test noticed.
 *
 * @param type the class that was broken
 * @param change how it was broken, as the tool names it without its package
 * @param status what became of it, as the tool says
 * @param rules the rules that the method carries out, or else its class
 */
public record Mutant(
    String type, String method, int line, String change, String status, List<String> rules) {
  private static final List<String> UNNOTICED = List.of("SURVIVED", "NO_COVERAGE");

  public Mutant {
    rules = List.copyOf(rules);
  }

  /** Whether a test failed, or could not even end, with the rule broken so. */
  public boolean killed() {
    return !UNNOTICED.contains(status);
  }

  /** Whether any test runs the broken line at all. */
  public boolean covered() {
    return !status.equals("NO_COVERAGE");
  }
}
