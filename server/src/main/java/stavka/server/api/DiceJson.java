package stavka.server.api;

import java.util.Map;
import stavka.formats.record.SharedDice;
import stavka.server.match.Dice;
import tools.jackson.core.JsonGenerator;

/** What may be known of a match's dice. */
final class DiceJson {
  private DiceJson() {}

  /**
   * The field "dice": a seed that someone chose, or what those who share in the dice have committed
   * themselves to and, when the match is over, their secrets.
   */
  static void field(JsonGenerator out, Dice dice, boolean over) {
    SharedDice shared = dice.shared();
    out.writeName("dice");
    out.writeStartObject();
    if (shared == null) {
      out.writeStringProperty("kind", dice.chosen() ? "seed" : "server");
      if (dice.chosen()) {
        out.writeStringProperty("seed", Long.toString(dice.seed()));
      }
    } else {
      out.writeStringProperty("kind", "shared");
      out.writeBooleanProperty("ready", shared.isComplete());
      String missing = shared.missing();
      if (missing != null) {
        out.writeStringProperty("missing", missing);
      }
      strings(out, "digests", shared.digests());
      if (over) {
        strings(out, "secrets", shared.secrets());
      }
    }
    out.writeEndObject();
  }

  private static void strings(JsonGenerator out, String name, Map<String, String> strings) {
    out.writeName(name);
    out.writeStartObject();
    strings.forEach(out::writeStringProperty);
    out.writeEndObject();
  }
}
