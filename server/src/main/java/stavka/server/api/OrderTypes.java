package stavka.server.api;

import java.lang.reflect.RecordComponent;
import java.util.List;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;
import stavka.formats.record.Notation;
import tools.jackson.core.JsonGenerator;

/**
 * What orders of a game's own are made of, field by field, so that a page can ask for each in its
 * own way: a counter, a hex, a number, a word or a yes or no.
 */
final class OrderTypes {
  private OrderTypes() {}

  /** Those of the engine are left out: a page knows how to give them. */
  static void write(JsonGenerator out, List<Class<? extends Order>> types) {
    out.writeName("orders");
    out.writeStartObject();
    for (Class<? extends Order> type : types) {
      if (!type.getPackage().equals(EndPhase.class.getPackage())) {
        out.writeName(Notation.type(type));
        out.writeStartArray();
        for (RecordComponent component : type.getRecordComponents()) {
          out.writeStartObject();
          out.writeStringProperty("name", component.getName());
          out.writeStringProperty("kind", kind(component));
          out.writeEndObject();
        }
        out.writeEndArray();
      }
    }
    out.writeEndObject();
  }

  private static String kind(RecordComponent component) {
    Class<?> type = component.getType();
    boolean many = type == Ints.class || type == List.class;
    if (component.isAnnotationPresent(Unit.class)) {
      return many ? "units" : "unit";
    }
    if (component.isAnnotationPresent(Hex.class)) {
      return many ? "hexes" : "hex";
    }
    if (type == int.class || type == Integer.class) {
      return "number";
    }
    if (type == boolean.class) {
      return "flag";
    }
    return type == String.class || type.isEnum() ? "word" : "other";
  }
}
