package stavka.redstar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;

/** Holds the list of a step against its judge, over everything that could be ordered. */
public final class Offers {
  private Offers() {}

  public static IntStream units() {
    return IntStream.range(0, Field.PIECES.count());
  }

  public static IntStream hexes() {
    return IntStream.range(0, Field.GROUND.grid().size());
  }

  /** All a step offers but its end: what the judge allows, once each. Gives it in its order. */
  public static List<Order> exactly(Field field, Stream<? extends Order> conceivable) {
    List<Order> allowed = new ArrayList<>();
    conceivable.filter(order -> field.why(order).isEmpty()).forEach(allowed::add);
    List<Order> offered = offered(field);
    assertThat(offered).isNotEmpty().doesNotHaveDuplicates();
    assertThat(offered).containsExactlyInAnyOrderElementsOf(allowed);
    return offered;
  }

  /** All a step offers but its end. */
  public static List<Order> offered(Field field) {
    List<Order> offered = new ArrayList<>(field.choices());
    offered.removeIf(EndPhase.class::isInstance);
    return offered;
  }

  /** The same, asked for counter by counter. */
  public static void sameByUnit(Field field) {
    List<Order> orders = new ArrayList<>();
    units().forEach(unit -> Field.GAME.legal(field.position()).forUnit(unit, orders::add));
    assertThat(orders).containsExactlyInAnyOrderElementsOf(offered(field));
  }
}
