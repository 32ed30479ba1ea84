package stavka.kharkov.model;

import stavka.engine.position.BitField;
import stavka.operational.model.Marks;

/** How a Kharkov position uses the word of each counter, beside {@link Marks}. */
public final class KharkovMarks {
  /** A headquarters in active mode [10.11]. */
  public static final BitField ACTIVE = Marks.LAST.then(1);

  /** A headquarters that was displaced and waits for its recovery phase [10.17]. */
  public static final BitField DISPLACED = ACTIVE.then(1);

  public static final BitField ENTRENCHED = DISPLACED.then(1);

  /** Began this movement phase in an enemy zone [6.61, 6.8]. */
  public static final BitField BEGAN_IN_ZONE = ENTRENCHED.then(1);

  /** Began the game in the southern sector [6.77]. */
  public static final BitField FROM_SOUTH = BEGAN_IN_ZONE.then(1);

  /**
   * The headquarters in whose radius a Soviet unit began this movement phase, a bit each [7.17].
   */
  public static final BitField COMMANDED = FROM_SOUTH.then(6);

  /** The hex on which it began this movement phase, plus one; 0 for off the map [7.13]. */
  public static final BitField ORIGIN = COMMANDED.then(12);

  /** While setting up, the division whose place a regiment has, plus one; 0 in play [5.13]. */
  public static final BitField DIVISION = ORIGIN.then(8);

  private KharkovMarks() {}
}
