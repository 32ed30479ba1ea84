package stavka.engine.table;

import java.util.List;
import stavka.engine.rule.Rulebook;

/**
 * What a player reads on one screen before a scenario begins.
 *
 * @param length how long a match takes
 * @param notes what is special, each with its rule in brackets
 */
public record Briefing(
    String scenario,
    Rulebook.Text situation,
    Rulebook.Text length,
    Task axis,
    Task soviet,
    List<Rulebook.Text> notes) {
  public Briefing {
    notes = List.copyOf(notes);
  }

  /**
   * @param own what a side is told to do
   * @param seen the same as the other side sees it
   */
  public record Task(Rulebook.Text own, Rulebook.Text seen) {}
}
