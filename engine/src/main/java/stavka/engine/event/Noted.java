package stavka.engine.event;

import java.util.List;
import stavka.engine.reason.Detail;

/** Something else that a game's log must show, with the key of its sentence. */
public record Noted(String code, List<Detail> details, String rule) implements Event {
  public Noted {
    details = List.copyOf(details);
  }

  public static Noted of(String rule, String code, Detail... details) {
    return new Noted(code, List.of(details), rule);
  }
}
