package stavka.lab.offered;

import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;
import stavka.lab.options.OrderComponents;

/**
 * Makes orders from offered ones by changing components: flags flip, words and constants change,
 * units and hexes come and go, lists become empty. Also makes orders of any type from nothing.
 */
final class Variations {
  private static final int MOST = 4;

  private final RandomGenerator random;
  private final Map<RecordComponent, Set<String>> words = new HashMap<>();

  Variations(RandomGenerator random) {
    this.random = random;
  }

  /** Remembers the words of an order, to be used in others of its type. */
  void learn(Order order) {
    for (RecordComponent component : OrderComponents.of(order.getClass())) {
      if (component.getType() == String.class
          && OrderComponents.get(component, order) instanceof String word) {
        words.computeIfAbsent(component, one -> new TreeSet<>()).add(word);
      }
    }
  }

  /** Returns an order like another but for one or two components; null if none can be made. */
  @Nullable Order change(Order order, Position position, NearbyIds ids, Offer offer) {
    RecordComponent[] components = OrderComponents.of(order.getClass());
    if (components.length == 0) {
      return null;
    }
    Order changed = order;
    for (int i = random.nextInt(3) == 0 ? 2 : 1; i > 0 && changed != null; i--) {
      int at = random.nextInt(components.length);
      Object value = OrderComponents.get(components[at], changed);
      int near = anchor(changed, position);
      changed =
          OrderComponents.with(
              changed, at, value(components[at], value, near, position, ids, offer));
    }
    return changed;
  }

  /** Returns an order of a type; null if its constructor refuses the values. */
  @Nullable Order invent(
      Class<? extends Order> type, Position position, NearbyIds ids, Offer offer) {
    RecordComponent[] components = OrderComponents.of(type);
    @Nullable Object[] values = new Object[components.length];
    int near = -1;
    for (int i = 0; i < values.length; i++) {
      values[i] = value(components[i], null, near, position, ids, offer);
      near = near < 0 ? place(components[i], values[i], position) : near;
    }
    return (Order) OrderComponents.make(type, values);
  }

  private @Nullable Object value(
      RecordComponent component,
      @Nullable Object now,
      int near,
      Position position,
      NearbyIds ids,
      Offer offer) {
    Set<Integer> offered = offer.ids(component);
    boolean unit = component.isAnnotationPresent(Unit.class);
    boolean hex = component.isAnnotationPresent(Hex.class);
    Class<?> type = component.getType();
    if (type == boolean.class) {
      return now instanceof Boolean flag ? !flag : random.nextBoolean();
    }
    if (type == int.class) {
      int none = random.nextInt(6);
      if (unit || hex) {
        return none == 0 ? -1 : unit ? ids.unit(near, offered) : ids.hex(near, offered);
      }
      return now instanceof Integer number && none < 4 ? number + (none - 2) : none - 1;
    }
    if (type == String.class) {
      List<String> known = List.copyOf(words.getOrDefault(component, Set.of("")));
      return known.get(random.nextInt(known.size()));
    }
    if (type.isEnum()) {
      Object[] constants = type.getEnumConstants();
      return constants[random.nextInt(constants.length)];
    }
    if (type == Ints.class) {
      Ints row = now instanceof Ints numbers ? numbers : Ints.EMPTY;
      int next = unit ? ids.unit(near, offered) : hex ? ids.hex(near, offered) : random.nextInt(3);
      return now == null ? several(next, near, unit, ids, offered) : changed(row, next);
    }
    return now;
  }

  private Ints several(int first, int near, boolean unit, NearbyIds ids, Set<Integer> offered) {
    Ints row = random.nextInt(5) == 0 ? Ints.EMPTY : Ints.of(first);
    while (!row.isEmpty() && row.size() < MOST && random.nextInt(3) == 0) {
      int next = unit ? ids.unit(near, offered) : ids.hex(near, offered);
      row = row.contains(next) ? row : row.with(next);
    }
    return row;
  }

  private Ints changed(Ints row, int next) {
    if (row.isEmpty()) {
      return Ints.of(next);
    }
    return switch (random.nextInt(6)) {
      case 0 -> Ints.EMPTY;
      case 1 -> Ints.of(row.get(random.nextInt(row.size())));
      case 2 -> row.filter(number -> random.nextBoolean());
      case 3 -> row.without(row.get(random.nextInt(row.size()))).with(next);
      default -> row.contains(next) ? row : row.with(next);
    };
  }

  /** Where an order happens: the place of its first unit or its first hex, or -1. */
  private static int anchor(Order order, Position position) {
    int place = -1;
    for (RecordComponent component : OrderComponents.of(order.getClass())) {
      place = place < 0 ? place(component, OrderComponents.get(component, order), position) : place;
    }
    return place;
  }

  private static int place(RecordComponent component, @Nullable Object value, Position position) {
    int id =
        switch (value) {
          case Integer one -> one;
          case Ints many -> many.firstOr(-1);
          case null, default -> -1;
        };
    if (component.isAnnotationPresent(Unit.class)) {
      return id >= 0 && id < position.counters() ? position.place(id) : -1;
    }
    return component.isAnnotationPresent(Hex.class) ? id : -1;
  }
}
