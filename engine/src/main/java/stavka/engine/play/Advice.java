package stavka.engine.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * What a game holds wise, for bots: what is worth having, and what it would cost. No rule of a book
 * stands behind it, and it reveals nothing that both sides may not know.
 */
public interface Advice {
  /** A hex worth taking or holding, and how much. */
  record Objective(@Hex int hex, int worth) {}

  /**
   * What a side had better weigh otherwise than players of other games do, each as so many times
   * the usual.
   *
   * @param caution what the enemy might do to its units
   * @param bar that it bars the enemy's way
   * @param ring that enemies have no way out
   */
  record Temper(double caution, double bar, double ring) {
    public static final Temper EVEN = new Temper(1, 1, 1);
  }

  /** What a side should go for, or hold, as things stand. */
  List<Objective> objectives(Position position, Side side);

  /** What a side has and would lose with an enemy on it. */
  default List<Objective> holdings(Position position, Side side) {
    return objectives(position, side);
  }

  /**
   * The Axis lead in points, in the match of a position, at which neither side would rather be the
   * other.
   */
  default double evenLead(Position position) {
    return 0;
  }

  /** The points the enemy gets, about, if a unit is destroyed. */
  default double stake(int unit) {
    return 0;
  }

  /** The same as things stand: where all of several must fall, the last of them is all of it. */
  default double stake(Position position, int unit) {
    return stake(unit);
  }

  /** How a side had better play. */
  default Temper temper(Side side) {
    return Temper.EVEN;
  }

  /** What a step lost in an attack counts to a side, beside one that its enemy loses. */
  default double price(Side attacker) {
    return 1;
  }

  /**
   * When a unit is best moved among those of its side: those of low numbers first. What serves the
   * others, such as a depot, follows them.
   */
  default int echelon(int unit) {
    return 0;
  }

  /**
   * What a hex adds for a unit that fights, beside enemies, friends and objectives: less than
   * nothing where it would go hungry. A step lost is about one.
   */
  default double footing(Position position, int unit, @Hex int hex) {
    return 0;
  }

  /**
   * Whether units had better go on where no line of supply runs, as things stand: going hungry for
   * a while costs them less than waiting.
   */
  default boolean ventures(Position position) {
    return false;
  }

  /**
   * The value of a point of support that a side keeps for later in its turn instead of spending it
   * on a fight. A step lost is about one.
   */
  default double supportKept(Position position, Side side) {
    return 0;
  }

  /**
   * What it costs a side at large to enter or attack a hex, beside what happens there: an enemy who
   * sleeps until then, say. A step lost is about one.
   */
  default double provocation(Position position, Side side, @Hex int hex) {
    return 0;
  }

  /**
   * Hexes that a side must stand on or have in its zones when a turn ends, or bring upon itself
   * what a {@link #provocation} would.
   */
  default @Hex Ints watch(Position position, Side side) {
    return Ints.EMPTY;
  }

  /**
   * What a counter that does not fight is worth on a hex, on the map or yet to come: a headquarters
   * by those it serves, say. Empty if the game has no opinion.
   */
  default OptionalDouble post(Position position, int unit, @Hex int hex) {
    return OptionalDouble.empty();
  }

  /**
   * What the side's staff would order at a step beside marching and fighting, such as where a
   * reinforcement comes or what is evacuated. Empty where the position that follows tells enough.
   */
  default Optional<Order> counsel(Position position, Orders legal) {
    return Optional.empty();
  }

  /**
   * The same after some thought: what players are told who plan beyond the position that follows an
   * order.
   */
  default Optional<Order> considered(Position position, Orders legal) {
    return counsel(position, legal);
  }

  /**
   * What is ordered in a phase of marches once everybody has marched, before the phase ends: units
   * that join where they now stand, say. Each such order must leave less to order.
   */
  default Optional<Order> afterMarches(Position position, Orders legal) {
    return Optional.empty();
  }

  /**
   * What the staff proposes to a player in a phase of marches or declarations, beside the marches:
   * whom to wake, what to attack, how to answer. It ends the phase where nothing is left; empty
   * where it has no opinion.
   */
  default Optional<Order> proposal(Position position, Orders legal) {
    return Optional.empty();
  }

  /** Whether there may be a {@link #proposal} in such a phase, which is cheaper to know. */
  default boolean proposes(Position position, Decision decision) {
    return false;
  }
}
