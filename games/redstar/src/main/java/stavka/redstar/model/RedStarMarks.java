package stavka.redstar.model;

import stavka.engine.position.BitField;
import stavka.operational.model.Marks;

/**
 * The fields of a counter's word that only this game has. Of the shared ones {@link Marks#STEP} is
 * the marker's face for an army that has one, and {@link Marks#GUEST} says who retreated in this
 * combat phase to where it stands [7.14.3].
 */
public final class RedStarMarks {
  /** The type of an army's strength marker, from 1; 0 while it has none [6.2]. */
  public static final BitField MARKER = Marks.LAST.then(7);

  /** The {@link SupplyState} judged in the last supply phase [10.0.4]. */
  public static final BitField SUPPLY = MARKER.then(2);

  /** May not move this turn: pushed away by an overrun that failed [8.0.6]. */
  public static final BitField PINNED = SUPPLY.then(1);

  /** Took part in a breakdown or build-up this turn [17.1]. */
  public static final BitField CONVERTED = PINNED.then(1);

  /**
   * The number, from 1, of the breakdown this turn that a unit came out of while one of its pieces
   * may still be combined [17.2.3]; there are fewer than sixty-four counters to break down into.
   */
  public static final BitField SPLIT_OFF = CONVERTED.then(6);

  /** A depot turned into a source of emergency supply in this supply phase [10.2.4]. */
  public static final BitField EMERGENCY = SPLIT_OFF.then(1);

  /** The turn from which a counter in {@link Box#TRACK} may arrive [15.1]. */
  public static final BitField DUE = EMERGENCY.then(6);

  private RedStarMarks() {}
}
