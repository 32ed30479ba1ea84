package stavka.engine.reason;

import java.util.List;

/**
 * A reason why something may not be done, with its rule.
 *
 * @param code the key of its sentence in the game's messages
 * @param details what the sentence names
 */
public record Objection(String rule, String code, List<Detail> details) {
  public Objection {
    details = List.copyOf(details);
  }

  public static Objection of(String rule, String code, Detail... details) {
    return new Objection(rule, code, List.of(details));
  }
}
