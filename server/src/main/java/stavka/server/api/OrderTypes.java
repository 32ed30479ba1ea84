package stavka.server.api;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.function.Predicate;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;
import stavka.formats.record.Notation;
import tools.jackson.core.JsonGenerator;

/**
 * The components of orders, field by field, so that a page can ask for each in its own way: a
 * counter, a hex, a number, a word or a yes or no.
 */
final class OrderTypes {
  private OrderTypes() {}

  /** The game's own orders, and apart from them those that all games share. */
  static void write(JsonGenerator out, List<Class<? extends Order>> types) {
    write(out, "orders", types, type -> !isShared(type));
    write(out, "shared", types, OrderTypes::isShared);
  }

  private static boolean isShared(Class<? extends Order> type) {
    return type.getPackage().equals(EndPhase.class.getPackage());
  }

  private static void write(
      JsonGenerator out,
      String name,
      List<Class<? extends Order>> types,
      Predicate<Class<? extends Order>> wanted) {
    out.writeName(name);
    out.writeStartObject();
    for (Class<? extends Order> type : types) {
      if (wanted.test(type)) {
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
