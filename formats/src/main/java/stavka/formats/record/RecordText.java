package stavka.formats.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Chronicle;
import stavka.engine.play.Decision;
import stavka.engine.play.Game;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.formats.Node;

/** The lines of a record, without line ends. The same match always gives the same text. */
public final class RecordText {
  private final Notation notation;
  private final Chronicle chronicle;

  /**
   * @param start any position of the match
   */
  public RecordText(Game game, Position start) {
    this.notation = Notation.of(game, start);
    this.chronicle = new Chronicle(game);
  }

  public String header(RecordHeader header) {
    return header.text();
  }

  /**
   * @param number of the order, from 1
   * @param before where it was given
   * @param said what the rules said of it, and {@code after} the position it led to
   */
  public String order(
      int number,
      Position before,
      Decision decision,
      Order order,
      List<Event> said,
      Position after) {
    return line(number, before, decision, order, chronicle.events(before, said, after));
  }

  /**
   * @param events all that the chronicle has of the order
   */
  String line(int number, Position before, Decision decision, Order order, List<Event> events) {
    return Json.text(
        out -> {
          out.writeStartObject();
          out.writeNumberProperty("n", number);
          out.writeNumberProperty("turn", before.turn());
          out.writeNumberProperty("phase", before.phase());
          out.writeStringProperty("side", Node.written(decision.side()));
          out.writeStringProperty("decision", decision.code());
          out.writeName("order");
          notation.write(out, order);
          out.writeName("events");
          notation.writeAll(out, events);
          out.writeEndObject();
        });
  }

  /**
   * @param verdict null for a match that was broken off
   */
  public String ending(@Nullable Verdict verdict, int orders) {
    return ending(verdict, orders, null);
  }

  /** The end of a match that a side lost outside the rules: they have no verdict on it. */
  public String ending(Forfeited forfeit, int orders) {
    return ending(null, orders, forfeit);
  }

  private String ending(@Nullable Verdict verdict, int orders, @Nullable Forfeited forfeit) {
    return Json.text(
        out -> {
          out.writeStartObject();
          out.writeName("verdict");
          if (verdict == null) {
            out.writeNull();
          } else {
            notation.writePlain(out, verdict);
          }
          out.writeNumberProperty("orders", orders);
          if (forfeit != null) {
            out.writeName("forfeit");
            notation.writePlain(out, forfeit);
          }
          out.writeEndObject();
        });
  }
}
