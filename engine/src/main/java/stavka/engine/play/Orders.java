package stavka.engine.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import stavka.engine.move.MoveField;
import stavka.engine.order.Order;
import stavka.engine.reason.Objection;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * What may be done now: the one source of legality. {@link #objections} judges any order; {@link
 * #forEach}, {@link #movesOf} and {@link #sample} only give orders to which there is no objection.
 */
public interface Orders {
  Decision decision();

  default Activity activity() {
    return Activity.ANSWER;
  }

  /** Why an order may not be given now; empty if it may. */
  List<Objection> objections(Order order);

  default boolean allows(Order order) {
    return objections(order).isEmpty();
  }

  /**
   * Every order that may be given, each choice of units and of destination once where that is
   * finite and small; where sets of units can be chosen freely, the sets that matter to play.
   */
  void forEach(Consumer<? super Order> action);

  /** Those of {@link #forEach} that a unit alone, or with those beside it, would carry out. */
  default void forUnit(int unit, Consumer<? super Order> action) {}

  /**
   * Those of {@link #forEach} that units can be given beside moving and fighting, such as splitting
   * a division.
   */
  default void forExtras(Consumer<? super Order> action) {}

  /**
   * A hex that may be attacked.
   *
   * @param attackers all who may take part, perhaps none of them alone
   * @param support the most points of support they may be given together
   */
  record Target(@Hex int hex, @Unit Ints attackers, int support) {}

  /**
   * What may be attacked, by whom. Empty also in games in which whoever may attack a hex may do so
   * alone: there it is found by asking.
   */
  default List<Target> targets() {
    return List.of();
  }

  /** One order at random, weighted so that play by it comes to an end. */
  Order sample(RandomGenerator random);

  /**
   * What a player in a hurry would order without thinking, where the game knows: a standard set-up,
   * say.
   */
  default Optional<Order> suggestion() {
    return Optional.empty();
  }

  /**
   * The moves that units standing or waiting together can make as one: to each hex once by each
   * mode, a way that all of them can go.
   */
  default List<Journey> movesOf(Ints units) {
    return new Journeys(this, units).list();
  }

  /** Where units may go and at what price; empty if they may not move. */
  default Optional<MoveField> reach(Ints units, String mode) {
    return Optional.empty();
  }
}
