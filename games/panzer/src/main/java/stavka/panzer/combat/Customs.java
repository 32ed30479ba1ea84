package stavka.panzer.combat;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;

/** Where the books differ in carrying out a result. */
public interface Customs {
  /** Whether a unit that retreated onto friends adds nothing in a fight and is doomed with them. */
  boolean guestsCount(BattlePlan plan);

  /** Whether a result other than elimination touches a defending unit. */
  default boolean touches(Draft draft, int unit) {
    return true;
  }

  /**
   * Whether those who have won an overrun may march on out of the hex they took although enemy
   * zones lie on it.
   */
  default boolean overrunsBreakOut() {
    return false;
  }

  /** Whether a side may choose to retreat when so many of its units have a way. */
  boolean offersRetreat(int able, int all);

  /** Which side chooses the ways by which a side's units fall back. */
  default Side routes(Position position, Side retreating) {
    return retreating;
  }

  /**
   * Whether a retreat onto friends leads into an enemy zone only if no other hex of theirs serves.
   */
  default boolean shunsZones() {
    return false;
  }

  /** Whether a retreat may lead to a hex although vacant ones would serve. */
  default boolean refuge(int hex) {
    return false;
  }

  /** Whether those who have advanced to a hex of the beaten may not go on to a second one. */
  default boolean advanceEndsAt(Position position, Side side, int hex) {
    return false;
  }

  /**
   * Whether those who advance beyond a hex whose defenders were eliminated may go to one without
   * enemies.
   */
  default boolean freeBeyond(Position position, int hex) {
    return true;
  }

  /** What was held beside units falls in attacked hexes where no unit is left. */
  default void fallWhereAlone(Draft draft, Ints hexes) {}
}
