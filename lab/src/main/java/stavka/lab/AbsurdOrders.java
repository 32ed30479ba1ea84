package stavka.lab;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Setting;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Plain;
import stavka.engine.value.Unit;
import stavka.lab.options.OrderComponents;

/**
 * Makes up orders that nobody in his senses would give: legal ones with one thing changed, and
 * random ones. They name only counters and hexes that exist, or none, as any order does that was
 * read from JSON.
 */
final class AbsurdOrders {
  private static final int WORDS = 64;
  private static final int[] ODD_NUMBERS = {
    0, 1, -1, 2, 7, 100, Integer.MAX_VALUE, Integer.MIN_VALUE
  };

  private final int units;
  private final int hexes;
  private final List<Class<? extends Order>> types;
  private final RandomGenerator random;
  private final List<String> words = new ArrayList<>(List.of("", "nonsense", "1", "4.5"));

  /** Whether components that may be left unsaid are made up, too. */
  private final boolean plain;

  AbsurdOrders(
      Setting setting, List<Class<? extends Order>> types, RandomGenerator random, boolean plain) {
    this.plain = plain;
    this.units = setting.roster().size();
    this.hexes = setting.map().grid().size();
    this.types = types;
    this.random = random;
  }

  /** An order like a given one, but for one component. */
  Order change(Order order) {
    RecordComponent[] components = OrderComponents.of(order.getClass());
    int[] open = IntStream.range(0, components.length).filter(i -> open(components[i])).toArray();
    if (open.length == 0) {
      return invent();
    }
    int changed = open[random.nextInt(open.length)];
    @Nullable Object[] values = new Object[components.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = OrderComponents.get(components[i], order);
      learn(values[i]);
      if (i == changed) {
        values[i] = changed(values[i], components[i]);
      }
    }
    Object made = OrderComponents.make(order.getClass(), values);
    return made == null ? order : (Order) made;
  }

  /** Any order that the game has a type for. */
  Order invent() {
    Class<? extends Order> type = types.get(random.nextInt(types.size()));
    for (int attempt = 0; attempt < 20; attempt++) {
      Object made = invent(type, type);
      if (made != null) {
        return (Order) made;
      }
    }
    throw new IllegalStateException("cannot make up a " + type.getSimpleName());
  }

  private @Nullable Object changed(@Nullable Object value, RecordComponent component) {
    return switch (value) {
      case Ints numbers -> changedRow(numbers, component);
      case Boolean flag -> !flag;
      case List<?> list when !list.isEmpty() -> changedList(list);
      case null, default -> invent(component.getGenericType(), component);
    };
  }

  private Ints changedRow(Ints numbers, AnnotatedElement marks) {
    int length = numbers.size();
    if (length == 0) {
      return Ints.of(number(marks));
    }
    int at = random.nextInt(length);
    return switch (random.nextInt(6)) {
      case 0 -> Ints.EMPTY;
      case 1 -> numbers.with(number(marks));
      case 2 -> numbers.with(numbers.get(at));
      case 3 -> numbers.without(numbers.get(at));
      case 4 ->
          Ints.of(numbers.stream().boxed().toList().reversed().stream().mapToInt(i -> i).toArray());
      default -> {
        int[] replaced = numbers.toArray();
        replaced[at] = number(marks);
        yield Ints.of(replaced);
      }
    };
  }

  private List<?> changedList(List<?> list) {
    List<Object> copy = new ArrayList<>(list);
    int at = random.nextInt(copy.size());
    switch (random.nextInt(3)) {
      case 0 -> copy.clear();
      case 1 -> copy.remove(at);
      default -> copy.add(copy.get(at));
    }
    return copy;
  }

  private int number(AnnotatedElement marks) {
    if (marks.isAnnotationPresent(Unit.class)) {
      return random.nextInt(units);
    }
    if (marks.isAnnotationPresent(Hex.class)) {
      return random.nextInt(hexes);
    }
    return ODD_NUMBERS[random.nextInt(ODD_NUMBERS.length)];
  }

  private @Nullable Object invent(Type type, AnnotatedElement marks) {
    if (type == int.class || type == Integer.class) {
      return random.nextInt(8) == 0 ? -1 : number(marks);
    }
    if (type == Ints.class) {
      int[] numbers = new int[random.nextInt(5)];
      Arrays.setAll(numbers, i -> number(marks));
      return Ints.of(numbers);
    }
    if (type == boolean.class) {
      return random.nextBoolean();
    }
    if (type == String.class) {
      return words.get(random.nextInt(words.size()));
    }
    if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
      Object item = invent(list.getActualTypeArguments()[0], marks);
      return item == null || random.nextBoolean() ? List.of() : List.of(item);
    }
    if (type instanceof Class<?> chosen && chosen.isEnum()) {
      Object[] constants = chosen.getEnumConstants();
      return constants[random.nextInt(constants.length)];
    }
    if (type instanceof Class<?> sealed && sealed.isSealed() && !sealed.isRecord()) {
      Class<?>[] permitted = sealed.getPermittedSubclasses();
      Class<?> one = permitted[random.nextInt(permitted.length)];
      return invent(one, one);
    }
    if (type instanceof Class<?> nested && nested.isRecord()) {
      RecordComponent[] components = OrderComponents.of(nested);
      @Nullable Object[] values = new Object[components.length];
      for (int i = 0; i < values.length; i++) {
        values[i] =
            open(components[i])
                ? invent(components[i].getGenericType(), components[i])
                : nothing(components[i].getType());
      }
      return OrderComponents.make(nested, values);
    }
    throw new IllegalArgumentException("cannot make up a " + type);
  }

  private boolean open(RecordComponent component) {
    return plain || !component.isAnnotationPresent(Plain.class);
  }

  /** What a component of that type is while it says nothing. */
  private static @Nullable Object nothing(Class<?> type) {
    if (type == int.class) {
      return 0;
    }
    if (type == boolean.class) {
      return false;
    }
    if (type == Ints.class) {
      return Ints.EMPTY;
    }
    return type == String.class ? "" : null;
  }

  private void learn(@Nullable Object value) {
    if (value instanceof String word && words.size() < WORDS && !words.contains(word)) {
      words.add(word);
    }
  }
}
