package stavka.operational.combat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Attack;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Who may attack whom, as a book has it. Every check is answered by an objection, or by null. */
public interface AttackRules {
  /** How several hexes are attacked at once. */
  enum Several {
    /** By all who can reach each of two adjacent hexes. */
    TOGETHER,
    /** By a single unit. */
    ALONE
  }

  /** Every reason against an attack; empty if it may be made. */
  List<Objection> objections(Position position, Side side, Attack attack);

  /** Why a unit may not attack anyone now. */
  @Nullable Objection attacker(Position position, Side side, int unit);

  /** Why a unit cannot strike some hexes from where it stands. */
  @Nullable Objection reach(Position position, int unit, Ints targets);

  /** Why a hex may not be attacked now. */
  @Nullable Objection target(Position position, Side side, int hex);

  /** Whether a unit is of the sort that attacks. */
  boolean fights(int unit);

  /** Whether there is anything on a hex that a side may think of attacking. */
  boolean enemyAt(Position position, Side side, int hex);

  Several several();

  /** The points of support a side has left. */
  int support(Position position, Side side);

  /** What can be named in support of an attack by some units. */
  default Orders.Support supportOf(Position position, Side side, Ints units, Ints targets) {
    return Orders.Support.NONE;
  }

  /** The largest sets of these units that may fight together. */
  default List<Ints> companies(Ints units) {
    return List.of(units);
  }

  /** Units with those who go along when they attack and cannot attack alone. */
  default Ints joined(Position position, Ints units) {
    return units;
  }

  /** Whether who may attack a hex with others may be too weak to do so alone. */
  default boolean weakAlone() {
    return false;
  }

  /** Whether attacks by units that may all attack their targets can still be refused. */
  default boolean judgesWhole() {
    return false;
  }
}
