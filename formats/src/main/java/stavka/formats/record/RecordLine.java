package stavka.formats.record;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A line of a record after its header. */
public sealed interface RecordLine {
  /** Counted from 1, the header being the first. */
  int line();

  /** The line as it stands in the file. */
  String text();

  /**
   * An order and what came of it.
   *
   * @param number of the order, from 1
   */
  record Given(
      int line,
      String text,
      int number,
      int turn,
      int phase,
      String side,
      String decision,
      JsonNode order,
      JsonNode events)
      implements RecordLine {}

  /**
   * The last line.
   *
   * @param verdict null in JSON for a match that was broken off
   * @param forfeit who lost outside the rules, and why; null where nobody did
   */
  record Ending(int line, String text, JsonNode verdict, int orders, @Nullable Forfeited forfeit)
      implements RecordLine {}
}
