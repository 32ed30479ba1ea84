package stavka.lab.offered;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Attack;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Activity;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;
import stavka.lab.options.OrderComponents;
import stavka.lab.options.OrderOptions;

/**
 * Everything that a position offers: the listed and sampled orders, and those that a player
 * composes from targets.
 */
public final class Offer {
  private static final int SAMPLES = 4;
  private static final String WAY = "path";

  private final Game game;
  private final Position position;
  private final Orders legal;
  private final RandomGenerator random;
  private final Map<String, Integer> options = new HashMap<>();
  private final Map<String, Order> examples = new LinkedHashMap<>();
  private final Map<String, Set<String>> marches = new HashMap<>();
  private final Map<String, Set<String>> arrivals = new HashMap<>();
  private final Set<Integer> movable = new TreeSet<>();
  private final Map<RecordComponent, Set<Integer>> ids = new HashMap<>();

  Offer(Game game, Position position, Orders legal, RandomGenerator random) {
    this.game = game;
    this.position = position;
    this.legal = legal;
    this.random = random;
    legal.forEach(this::add);
    for (int i = 0; i < SAMPLES; i++) {
      add(legal.sample(random));
    }
    legal.suggestion().ifPresent(this::add);
    aimed();
  }

  Set<String> options() {
    return options.keySet();
  }

  /**
   * Returns some units that have moves: those of the fullest hex or box, and others by chance.
   *
   * @param most how many
   */
  public Ints movable(int most) {
    Map<Integer, Ints> stacks = new TreeMap<>();
    movable.forEach(unit -> stacks.merge(position.place(unit), Ints.of(unit), Ints::plus));
    Ints fullest = Ints.EMPTY;
    for (Ints stack : stacks.values()) {
      fullest = stack.size() > fullest.size() ? stack : fullest;
    }
    Ints some = fullest.isEmpty() ? fullest : Ints.of(fullest.get(random.nextInt(fullest.size())));
    List<Integer> all = List.copyOf(movable);
    while (some.size() < Math.min(most, all.size())) {
      int unit = all.get(random.nextInt(all.size()));
      some = some.contains(unit) ? some : some.with(unit);
    }
    return some;
  }

  /** One order of each option, chosen evenly. */
  Collection<Order> examples() {
    return examples.values();
  }

  /** The ids that orders of the position have in a component. */
  Set<Integer> ids(RecordComponent component) {
    return ids.getOrDefault(component, Set.of());
  }

  /** Adds an order that the page composes of the answers to its questions. */
  public void add(Order order) {
    for (String option : optionsOf(order)) {
      int times = options.merge(option, 1, Integer::sum);
      if (times == 1 || random.nextInt(times) == 0) {
        examples.put(option, order);
      }
    }
    if (order instanceof Move move) {
      movable.add(move.units().first());
    } else {
      names(order);
    }
  }

  /** The options of an order; those of one unit's moves, of which there are thousands, are kept. */
  private Set<String> optionsOf(Order order) {
    return order instanceof Move move && move.units().size() == 1 && !move.path().isEmpty()
        ? (position.onMap(move.units().first()) ? marches : arrivals)
            .computeIfAbsent(move.mode(), mode -> OrderOptions.of(move, position))
        : OrderOptions.of(order, position);
  }

  private void names(Order order) {
    for (RecordComponent component : OrderComponents.of(order.getClass())) {
      Ints named = named(order, component);
      if (!named.isEmpty()) {
        Set<Integer> known = ids.computeIfAbsent(component, one -> new HashSet<>());
        named.each(known::add);
      }
    }
  }

  /** The ids in a component; of a way only the last hex counts. */
  private static Ints named(Order order, RecordComponent component) {
    boolean id =
        component.isAnnotationPresent(Unit.class) || component.isAnnotationPresent(Hex.class);
    Object value = id ? OrderComponents.get(component, order) : null;
    return switch (value) {
      case Integer one when one >= 0 -> Ints.of(one);
      case Ints way when component.getName().equals(WAY) ->
          way.isEmpty() ? way : Ints.of(way.last());
      case Ints many -> many;
      case null, default -> Ints.EMPTY;
    };
  }

  /** Whether a player could name an id, in answer to questions about these very units, too. */
  private boolean knows(Order order, RecordComponent component, int id) {
    return ids(component).contains(id)
        || (order instanceof Attack attack
            && component.getName().equals("supporters")
            && legal.supportOf(attack.units(), attack.targets()).possible().contains(id))
        || (order instanceof Overrun overrun
            && component.getName().equals("target")
            && legal.overrunsOf(overrun.units()).stream()
                .anyMatch(priced -> priced.overrun().target() == id));
  }

  private static int goal(Ints path) {
    return path.isEmpty() ? -1 : path.last();
  }

  /** What a player gives by aiming: attacks, or declarations of attacks, on the targets told. */
  private void aimed() {
    Class<? extends Order> type = aimedType();
    if (type == null) {
      return;
    }
    List<Orders.Target> targets = legal.targets();
    for (Orders.Target target : targets) {
      Ints hexes = target.together().isEmpty() ? Ints.of(target.hex()) : target.together();
      aim(type, target.attackers(), hexes, target);
      target.attackers().each(unit -> aim(type, Ints.of(unit), hexes, target));
      Orders.Target other = targets.get(random.nextInt(targets.size()));
      Ints both = target.attackers().filter(other.attackers()::contains);
      if (other.hex() != target.hex() && target.together().isEmpty() && !both.isEmpty()) {
        aim(type, both, Ints.of(target.hex(), other.hex()), target);
      }
    }
  }

  private @Nullable Class<? extends Order> aimedType() {
    if (!legal.declares()) {
      return legal.activity() == Activity.ATTACK ? Attack.class : null;
    }
    Optional<Class<? extends Order>> own =
        game.orderTypes().stream()
            .filter(type -> type != Attack.class)
            .filter(type -> has(type, "units") && has(type, "targets"))
            .findFirst();
    return own.orElse(null);
  }

  private static boolean has(Class<?> type, String name) {
    for (RecordComponent component : OrderComponents.of(type)) {
      if (component.getName().equals(name)) {
        return true;
      }
    }
    return false;
  }

  private void aim(Class<? extends Order> type, Ints units, Ints hexes, Orders.Target target) {
    if (type == Attack.class) {
      Orders.Support support = legal.supportOf(units, hexes);
      List<Ints> choices = new ArrayList<>();
      choices.add(Ints.EMPTY);
      choices.add(target.supporters());
      choices.add(support.proposed());
      choices.add(support.possible());
      for (int helper : support.possible()) {
        choices.add(Ints.of(helper));
        choices.add(Ints.of(support.possible().first()).with(helper));
      }
      for (Ints supporters : choices) {
        compose(new Attack(units, hexes, 0, supporters));
        compose(new Attack(units, hexes, target.support(), supporters));
      }
      return;
    }
    legal.formsOf(units, hexes).forEach(this::add);
    RecordComponent[] components = OrderComponents.of(type);
    @Nullable Object[] values = new Object[components.length];
    for (int i = 0; i < values.length; i++) {
      values[i] =
          switch (components[i].getName()) {
            case "units" -> units;
            case "targets" -> hexes;
            default -> components[i].getType() == boolean.class ? (Object) false : null;
          };
    }
    if (OrderComponents.make(type, values) instanceof Order order) {
      compose(order);
    }
  }

  /** The player may leave some of the units out, so their ids count even if all are too many. */
  private void compose(Order order) {
    names(order);
    if (legal.allows(order)) {
      add(order);
    }
  }

  /**
   * Returns the components in which an accepted order has an id that no offered order has there.
   */
  Set<String> strange(Order order) {
    Set<String> strange = new HashSet<>();
    switch (order) {
      case Move move -> {
        if (legal.movesOf(move.units()).stream()
            .noneMatch(
                told ->
                    told.move().mode().equals(move.mode())
                        && goal(told.move().path()) == goal(move.path()))) {
          boolean room = game.facts().fits(position, move.units(), goal(move.path()));
          strange.add("move.path=" + (room ? OrderOptions.UNLISTED : "too-full"));
        }
      }
      case Overrun overrun -> {
        if (legal.overrunsOf(overrun.units()).stream()
            .noneMatch(told -> told.overrun().target() == overrun.target())) {
          strange.add("overrun.target=" + OrderOptions.UNLISTED);
        }
      }
      default -> {
        for (RecordComponent component : OrderComponents.of(order.getClass())) {
          if (!named(order, component).all(id -> knows(order, component, id))) {
            strange.add(OrderOptions.name(order.getClass(), component, OrderOptions.UNLISTED));
          }
        }
      }
    }
    return strange;
  }
}
