package stavka.lab.options;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;

/** Reads the components of orders and makes orders of given components. */
public final class OrderComponents {
  private static final RecordComponent[] NO_COMPONENTS = {};

  /** The same objects for every question, since components do not know when they are equal. */
  private static final ClassValue<RecordComponent[]> OF_TYPE =
      new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
          RecordComponent[] components = type.getRecordComponents();
          if (components == null) {
            return NO_COMPONENTS;
          }
          for (RecordComponent component : components) {
            component.getAccessor().setAccessible(true);
          }
          return components;
        }
      };

  private OrderComponents() {}

  /** Returns the components of an order type, in the order in which they are declared. */
  public static RecordComponent[] of(Class<?> type) {
    return OF_TYPE.get(type);
  }

  public static @Nullable Object get(RecordComponent component, Object record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Returns all values of a record, in the order of its components. */
  public static @Nullable Object[] values(Object record) {
    RecordComponent[] components = of(record.getClass());
    @Nullable Object[] values = new Object[components.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = get(components[i], record);
    }
    return values;
  }

  /** Returns a record of those values, or null if its constructor refuses them. */
  public static @Nullable Object make(Class<?> type, @Nullable Object[] values) {
    try {
      Class<?>[] parameters =
          Arrays.stream(of(type)).map(RecordComponent::getType).toArray(Class<?>[]::new);
      Constructor<?> constructor = type.getDeclaredConstructor(parameters);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (InvocationTargetException refused) {
      return null;
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Returns an order with one component replaced, or null if its constructor refuses the value. */
  public static @Nullable Order with(Order order, int index, @Nullable Object value) {
    @Nullable Object[] values = values(order);
    values[index] = value;
    return (Order) make(order.getClass(), values);
  }
}
