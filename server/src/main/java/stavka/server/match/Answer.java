package stavka.server.match;

import java.util.List;
import stavka.engine.reason.Objection;

/** What came of an order or an undo that someone asked for. */
public sealed interface Answer {
  /** It is stored and in force. */
  record Done(Play play) implements Answer {}

  /** The match has gone back to so many orders. */
  record Undone(int orders) implements Answer {}

  /** The match is not where the sender thought: so many orders are in force. */
  record Stale(int orders) implements Answer {}

  /** It is another seat's decision. */
  record NotYours() implements Answer {}

  record Refused(List<Objection> objections) implements Answer {
    public Refused {
      objections = List.copyOf(objections);
    }
  }

  /** The last order cannot be taken back. */
  record Fixed(String reason) implements Answer {}

  /** The match cannot begin yet. */
  record Waiting(String reason) implements Answer {}

  /** The match cannot go on. */
  record Broken(String reason) implements Answer {}
}
