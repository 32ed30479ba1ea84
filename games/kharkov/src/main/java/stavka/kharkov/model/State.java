package stavka.kharkov.model;

import stavka.engine.position.BitField;

/** How a Kharkov position uses the word of each counter. */
public final class State {
  /** The face that shows, from 0. For a regiment 0 is 2-8 and 1 is 1-8 [15.11]. */
  public static final BitField STEP = new BitField(0, 3);

  /** Which value of its cup a unit proved to have, from 1; 0 while it is untried [12.0]. */
  public static final BitField DRAWN = STEP.then(5);

  /** A headquarters in active mode [10.11]. */
  public static final BitField ACTIVE = DRAWN.then(1);

  /** A headquarters that was displaced and waits for its recovery phase [10.17]. */
  public static final BitField DISPLACED = ACTIVE.then(1);

  /** Has finished moving in this phase [6.0]. */
  public static final BitField MOVED = DISPLACED.then(1);

  public static final BitField DISRUPTED = MOVED.then(1);
  public static final BitField ENTRENCHED = DISRUPTED.then(1);

  /** Has attacked in this combat phase [9.14]. */
  public static final BitField ATTACKED = ENTRENCHED.then(1);

  /** Has been attacked in this combat phase [9.14]. */
  public static final BitField DEFENDED = ATTACKED.then(1);

  /** Retreated onto friends in this combat phase [9.65]. */
  public static final BitField GUEST = DEFENDED.then(1);

  /** Was supplied at the start of this movement phase [11.41]. */
  public static final BitField SUPPLIED = GUEST.then(1);

  /** Began this movement phase in an enemy zone [6.61, 6.8]. */
  public static final BitField BEGAN_IN_ZONE = SUPPLIED.then(1);

  /** Began the game in the southern sector [6.77]. */
  public static final BitField FROM_SOUTH = BEGAN_IN_ZONE.then(1);

  /**
   * The headquarters in whose radius a Soviet unit began this movement phase, a bit each [7.17].
   */
  public static final BitField COMMANDED = FROM_SOUTH.then(6);

  /** The last turn through which a unit counts as supplied whatever its line [6.57, 13.2, 16.0]. */
  public static final BitField GRACE = COMMANDED.then(4);

  /** The hex on which it began this movement phase, plus one; 0 for off the map [7.13]. */
  public static final BitField ORIGIN = GRACE.then(12);

  /** While setting up, the division whose place a regiment has, plus one; 0 in play [5.13]. */
  public static final BitField DIVISION = ORIGIN.then(8);

  private State() {}
}
