package stavka.server.api;

import java.lang.annotation.Annotation;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Counters and hexes that an order names, whatever its type: those of its components that are
 * marked as such.
 */
final class OrderUnits {
  private static final ClassValue<List<RecordComponent>> UNITS = marked(Unit.class);
  private static final ClassValue<List<RecordComponent>> HEXES = marked(Hex.class);

  private OrderUnits() {}

  private static ClassValue<List<RecordComponent>> marked(Class<? extends Annotation> mark) {
    return new ClassValue<>() {
      @Override
      protected List<RecordComponent> computeValue(Class<?> type) {
        List<RecordComponent> marked = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
          if (component.isAnnotationPresent(mark)) {
            component.getAccessor().setAccessible(true);
            marked.add(component);
          }
        }
        return marked;
      }
    };
  }

  static boolean names(Order order, int unit) {
    for (RecordComponent component : UNITS.get(order.getClass())) {
      Object value = value(order, component);
      if ((value instanceof Integer one && one == unit)
          || (value instanceof Ints many && many.contains(unit))) {
        return true;
      }
    }
    return false;
  }

  /** The first list of counters that an order names, or null. */
  static @Nullable Ints listed(Order order) {
    return list(order, UNITS.get(order.getClass()));
  }

  /** The first list of hexes that an order names, or null. */
  static @Nullable Ints hexes(Order order) {
    return list(order, HEXES.get(order.getClass()));
  }

  private static @Nullable Ints list(Order order, List<RecordComponent> components) {
    for (RecordComponent component : components) {
      if (value(order, component) instanceof Ints many) {
        return many;
      }
    }
    return null;
  }

  private static @Nullable Object value(Order order, RecordComponent component) {
    try {
      return component.getAccessor().invoke(order);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
