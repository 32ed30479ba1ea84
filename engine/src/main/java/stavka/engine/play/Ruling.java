package stavka.engine.play;

import java.util.List;
import stavka.engine.event.Event;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;

/** The umpire's answer to an order. */
public sealed interface Ruling {
  record Accepted(Position position, List<Event> events) implements Ruling {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  record Refused(List<Objection> objections) implements Ruling {
    public Refused {
      objections = List.copyOf(objections);
    }
  }
}
