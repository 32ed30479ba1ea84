package stavka.guderian.model;

import stavka.engine.position.BitField;
import stavka.operational.model.Marks;

/** How a Guderian position uses the word of each counter, beside {@link Marks}. */
public final class GuderianMarks {
  /** The army of the set-up it belongs to, from 1; 0 for all others [5.1]. */
  public static final BitField ARMY = Marks.LAST.then(3);

  /** Began this movement phase in the radius of a leader [6.55]. */
  public static final BitField COMMANDED = ARMY.then(1);

  /** Came into an enemy zone in this turn [10.23, 12.3]. */
  public static final BitField IN_ZONE = COMMANDED.then(1);

  /** The hex it came from when it did, plus one; 0 for off the map [10.23]. */
  public static final BitField CAME_FROM = IN_ZONE.then(11);

  /** Called from the South-Western Front and not yet on the map [14.2]. */
  public static final BitField SOUTH_WEST = CAME_FROM.then(1);

  /** The hex on which it ended the last game turn without moving since, plus one [6.35]. */
  public static final BitField STAYED = SOUTH_WEST.then(11);

  /**
   * The half points it had spent when it halted in this phase, plus one; 0 if it did not [6.54].
   */
  public static final BitField HALTED = STAYED.then(6);

  /** The attacker a leader has been told to help in this phase, plus one [10.36]. */
  public static final BitField ASSISTS = HALTED.then(8);

  private GuderianMarks() {}
}
