package stavka.formats.record;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import stavka.engine.event.Event;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/**
 * Orders, events and the records inside them as JSON. Counters are written by their ids and hexes
 * by the map's numbers, as the annotations {@link stavka.engine.value.Unit} and {@link
 * stavka.engine.value.Hex} tell; an order or event names its {@code type}. It may be shared by
 * threads.
 */
public final class Notation {
  private final Names names;
  private final Map<String, Shape> orders = new TreeMap<>();

  public Notation(Setting setting, List<Class<? extends Order>> orderTypes) {
    this.names = new Names(setting);
    for (Class<? extends Order> type : orderTypes) {
      Shape shape = Shape.of(type);
      if (orders.put(shape.name(), shape) != null) {
        throw new IllegalArgumentException("two orders are called " + shape.name());
      }
    }
  }

  /** The notation of a match from any of its positions. */
  public static Notation of(Game game, Position position) {
    return new Notation(position.setting(), game.orderTypes());
  }

  /** What orders or events of a class are called: {@code EndPhase} is {@code end-phase}. */
  public static String type(Class<?> record) {
    return Shape.of(record).name();
  }

  /** Writes an order or event, with its type. */
  public void write(JsonGenerator out, Object orderOrEvent) {
    Shape.of(orderOrEvent.getClass()).writeTyped(names, out, orderOrEvent);
  }

  /** Writes a record whose place tells its type, such as a verdict or a battle report. */
  public void writePlain(JsonGenerator out, Record value) {
    out.writeStartObject();
    Shape.of(value.getClass()).writeFields(names, out, value);
    out.writeEndObject();
  }

  /** An order or event as one line of JSON. */
  public String text(Object orderOrEvent) {
    return Json.text(out -> write(out, orderOrEvent));
  }

  /** Events as a list in JSON, on one line. */
  public String texts(List<? extends Event> events) {
    return Json.text(out -> writeAll(out, events));
  }

  /** Events as a tree: what a program that reads a record gets. */
  public JsonNode trees(List<? extends Event> events) {
    return Json.parse(texts(events));
  }

  /** Writes a list of events. */
  public void writeAll(JsonGenerator out, List<? extends Event> events) {
    out.writeStartArray();
    for (Event event : events) {
      write(out, event);
    }
    out.writeEndArray();
  }

  /** An order or event as a tree, for those who want to look into it. */
  public JsonNode tree(Object orderOrEvent) {
    return Json.parse(text(orderOrEvent));
  }

  /**
   * @throws BadNotation with one line that says what is wrong
   */
  public Order readOrder(String json) {
    return readOrder(Json.parse(json));
  }

  /**
   * @throws BadNotation with one line that says what is wrong
   */
  public Order readOrder(JsonNode json) {
    Shape shape = Shape.typed(orders, json, "the order");
    return (Order) shape.read(names, json, shape.name());
  }
}
