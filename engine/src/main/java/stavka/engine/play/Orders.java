package stavka.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import stavka.engine.move.MoveField;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.reason.Objection;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Unit;

/**
 * What may be done now: the one source of legality. {@link #objections} judges any order; all else
 * ({@link #forEach}, {@link #sample}, and what a player's page asks: {@link #movesOf}, {@link
 * #overrunsOf}, {@link #targets}, {@link #attacksOf}) only gives orders to which there is no
 * objection.
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
   * @param supporters the counters that would best be named in support of all of them
   * @param helpers every counter that some attack by some of them could name in its support
   * @param together all hexes of the attack, where they were settled before; else none
   */
  record Target(
      @Hex int hex,
      @Unit Ints attackers,
      int support,
      @Unit Ints supporters,
      @Unit Ints helpers,
      @Hex Ints together) {
    /** A hex that may be attacked alone, with support that is not named. */
    public Target(@Hex int hex, @Unit Ints attackers, int support) {
      this(hex, attackers, support, Ints.EMPTY, Ints.EMPTY, Ints.EMPTY);
    }
  }

  /**
   * Counters to be named in support of an attack.
   *
   * @param proposed those that would best be named together
   * @param possible all that can be named
   */
  record Support(@Unit Ints proposed, @Unit Ints possible) {
    public static final Support NONE = new Support(Ints.EMPTY, Ints.EMPTY);
  }

  /**
   * Whether attacks are announced now, to be made later: an order of the game's own that names
   * units and targets does it.
   */
  default boolean declares() {
    return false;
  }

  /** What may be attacked, hex by hex, and by whom. */
  default List<Target> targets() {
    return List.of();
  }

  /**
   * What can be named in support of an attack by these units, and no others, on all these hexes.
   */
  default Support supportOf(Ints units, Ints targets) {
    return Support.NONE;
  }

  /**
   * The forms in which an attack by these units on all these hexes can be announced, the usual one
   * first: one for each choice that such an order leaves beside its units and targets. Empty where
   * it cannot be announced.
   */
  default List<Order> formsOf(Ints units, Ints targets) {
    return List.of();
  }

  /**
   * What the side that decides owes, and what it costs not to do it: told where it decides, though
   * no order is refused for it.
   */
  default List<Objection> duties() {
    return List.of();
  }

  /** The hexes that units standing together can attack as one, each by itself. */
  default Ints attacksOf(Ints units) {
    return Ints.EMPTY;
  }

  /** One order at random, weighted so that play by it comes to an end. */
  Order sample(RandomGenerator random);

  /** The order that is worth most of those that may be given, the first of equals. */
  default Optional<Order> best(ToDoubleFunction<Order> worth) {
    List<Order> best = new ArrayList<>(1);
    double[] most = {Double.NEGATIVE_INFINITY};
    forEach(
        order -> {
          double value = worth.applyAsDouble(order);
          if (value > most[0]) {
            most[0] = value;
            best.clear();
            best.add(order);
          }
        });
    return best.stream().findFirst();
  }

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

  /**
   * The overruns that units standing or moving together can make as one; those of a single unit
   * with others of its stack, too.
   */
  default List<PricedOverrun> overrunsOf(Ints units) {
    return List.of();
  }

  /**
   * Why units can be given no order that names them: what is said against the plainest one. It is
   * asked only about units for which there is none.
   */
  default Optional<Objection> whyIdle(Ints units) {
    return objections(new Move(units, Ints.of(0), "march")).stream().findFirst();
  }

  /** Where units may go and at what price; empty if they may not move. */
  default Optional<MoveField> reach(Ints units, String mode) {
    return Optional.empty();
  }
}
