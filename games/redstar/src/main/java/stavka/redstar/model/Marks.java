package stavka.redstar.model;

import stavka.engine.position.BitField;

/** The fields of a counter's word: those that games share, and this one's own after them. */
public final class Marks {
  /** The face that shows, from 0; for an army with a marker, the marker's. */
  public static final BitField STEP = stavka.operational.model.Marks.STEP;

  /** The type of an army's strength marker, from 1; 0 while it has none [6.2]. */
  public static final BitField MARKER = stavka.operational.model.Marks.LAST.then(7);

  /** The {@link SupplyState} judged in the last supply phase [10.0.4]. */
  public static final BitField SUPPLY = MARKER.then(2);

  /** Has finished moving in this phase, in whatever way. */
  public static final BitField MOVED = stavka.operational.model.Marks.MOVED;

  /** May not move this turn: pushed away by an overrun that failed [8.0.6]. */
  public static final BitField PINNED = SUPPLY.then(1);

  /** Has attacked in this combat phase [7.2.4]. */
  public static final BitField ATTACKED = stavka.operational.model.Marks.ATTACKED;

  /** Has been attacked in this combat phase [7.2.5]. */
  public static final BitField DEFENDED = stavka.operational.model.Marks.DEFENDED;

  /** Retreated in this combat phase to where it stands [7.14.3]. */
  public static final BitField GUEST = stavka.operational.model.Marks.GUEST;

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

  private Marks() {}
}
