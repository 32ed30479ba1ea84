package stavka.lab.options;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Messages;
import stavka.engine.position.Position;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;
import stavka.formats.record.Notation;

/**
 * The options of orders: each type, written {@code declare}, and each value of a component that is
 * not the id of a counter or hex, written {@code declare.mandated=true}. Lists of ids have the
 * options {@code none}, {@code one} and {@code several}, lists of units also {@code mixed-kinds},
 * {@code apart} (in several places) and {@code off-map}. The name of a group, hexside or the like
 * is an id, so such words are {@code named}.
 */
public final class OrderOptions {
  /** Marks an id that no list has in a component: {@code instruct.target=unlisted}. */
  public static final String UNLISTED = "unlisted";

  private OrderOptions() {}

  /** Returns the name of an option of a component. */
  public static String name(Class<?> type, RecordComponent component, String value) {
    return Notation.type(type) + "." + component.getName() + "=" + value;
  }

  /** Returns the type of an option. */
  public static String typeOf(String option) {
    int dot = option.indexOf('.');
    return dot < 0 ? option : option.substring(0, dot);
  }

  /** Returns the type of an order and all options that it takes. */
  public static Set<String> of(Order order, Position position) {
    Set<String> options = new LinkedHashSet<>();
    options.add(Notation.type(order.getClass()));
    for (RecordComponent component : OrderComponents.of(order.getClass())) {
      Object value = OrderComponents.get(component, order);
      for (String word : values(component, value, position)) {
        options.add(name(order.getClass(), component, word));
      }
    }
    return options;
  }

  private static List<String> values(
      RecordComponent component, @Nullable Object value, Position position) {
    boolean unit = component.isAnnotationPresent(Unit.class);
    boolean id = unit || component.isAnnotationPresent(Hex.class);
    return switch (value) {
      case null -> List.of("none");
      case Boolean flag -> List.of(flag.toString());
      case Enum<?> constant -> List.of(written(constant));
      case String word -> List.of(isName(word) ? "named" : word.isEmpty() ? "none" : word);
      case Integer number when id -> number < 0 ? List.of("none") : List.of();
      case Integer number -> List.of(number == 0 ? "none" : "some");
      case Ints ids when unit -> units(ids, position);
      case Ints way when component.getName().equals("path") ->
          List.of(way.isEmpty() ? "none" : "some");
      case Ints ids -> List.of(count(ids.size()));
      case List<?> list -> List.of(count(list.size()));
      default -> List.of();
    };
  }

  private static List<String> units(Ints units, Position position) {
    Set<String> words = new LinkedHashSet<>(Set.of(count(units.size())));
    for (int unit : units) {
      int first = units.first();
      if (unit < 0 || unit >= position.counters() || first < 0 || first >= position.counters()) {
        continue;
      }
      if (!position.counter(unit).kind().equals(position.counter(first).kind())) {
        words.add("mixed-kinds");
      }
      if (position.place(unit) != position.place(first)) {
        words.add("apart");
      }
      if (!position.onMap(unit)) {
        words.add("off-map");
      }
    }
    return List.copyOf(words);
  }

  private static String count(int size) {
    return size == 0 ? "none" : size == 1 ? "one" : "several";
  }

  /** Whether a word names one of many like things: names of hexsides and groups have digits. */
  private static boolean isName(String word) {
    return word.chars().anyMatch(letter -> Character.isDigit(letter) || letter == '/');
  }

  private static String written(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Returns all options that a game is known to have without a match being played: its types of
   * order, both values of flags, the constants of enums, one target and several, and the words that
   * the game has a text for.
   */
  public static SortedSet<String> known(Game game) {
    SortedSet<String> known = new TreeSet<>();
    Messages messages = Messages.beside(game.getClass());
    for (Class<? extends Order> type : game.orderTypes()) {
      known.add(Notation.type(type));
      for (RecordComponent component : OrderComponents.of(type)) {
        if (component.getType() == boolean.class) {
          known.add(name(type, component, "true"));
          known.add(name(type, component, "false"));
        } else if (component.getType().isEnum()) {
          for (Object constant : component.getType().getEnumConstants()) {
            known.add(name(type, component, written((Enum<?>) constant)));
          }
        } else if (component.getName().equals("targets") && component.getType() == Ints.class) {
          known.add(name(type, component, "one"));
          known.add(name(type, component, "several"));
        } else if (component.getType() == String.class) {
          worded(messages, Notation.type(type), component)
              .forEach(word -> known.add(name(type, component, word)));
        }
      }
    }
    return known;
  }

  /** The words for which a game has a text: {@code mode-rail}, {@code value-detach-as-strong}. */
  private static List<String> worded(Messages messages, String type, RecordComponent component) {
    String prefix =
        component.getName().equals("mode")
            ? "mode-"
            : "value-" + type + "-" + component.getName() + "-";
    return messages.keys().stream()
        .filter(key -> key.startsWith(prefix))
        .map(key -> key.substring(prefix.length()))
        .toList();
  }
}
