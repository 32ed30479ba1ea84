package stavka.formats;

import java.lang.reflect.RecordComponent;
import java.util.Locale;

/**
 * Reads records of numbers, texts, flags and other such records: a field for each component, its
 * name with underscores, {@code lostPoor} as {@code lost_poor}.
 */
public final class PlainRecords {
  private PlainRecords() {}

  /**
   * @param lowest the least that whole numbers may be
   * @param highest the most
   */
  public static <R extends Record> R read(Node node, Class<R> type, int lowest, int highest) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      values[i] = value(node.field(written(components[i])), types[i], lowest, highest);
    }
    try {
      return type.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException closed) {
      throw new IllegalArgumentException("cannot make a " + type.getName(), closed);
    }
  }

  private static String written(RecordComponent component) {
    return component.getName().replaceAll("(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
  }

  private static Object value(Node node, Class<?> type, int lowest, int highest) {
    if (type == int.class) {
      return node.integer(lowest, highest);
    }
    if (type == boolean.class) {
      return node.flag();
    }
    if (type == String.class) {
      return node.text();
    }
    return read(node, type.asSubclass(Record.class), lowest, highest);
  }
}
