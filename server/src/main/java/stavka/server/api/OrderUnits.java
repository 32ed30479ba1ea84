package stavka.server.api;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * Which counters an order names, whatever its type: those of its components that are marked as
 * counters.
 */
final class OrderUnits {
  private static final ClassValue<List<RecordComponent>> MARKED =
      new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
          List<RecordComponent> marked = new ArrayList<>();
          for (RecordComponent component : type.getRecordComponents()) {
            if (component.isAnnotationPresent(Unit.class)) {
              component.getAccessor().setAccessible(true);
              marked.add(component);
            }
          }
          return marked;
        }
      };

  private OrderUnits() {}

  static boolean names(Order order, int unit) {
    for (RecordComponent component : MARKED.get(order.getClass())) {
      try {
        Object value = component.getAccessor().invoke(order);
        if ((value instanceof Integer one && one == unit)
            || (value instanceof Ints many && many.contains(unit))) {
          return true;
        }
      } catch (ReflectiveOperationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
    return false;
  }
}
