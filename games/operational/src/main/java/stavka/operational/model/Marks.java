package stavka.operational.model;

import stavka.engine.position.BitField;

/** The fields of a counter's word that games share; a game's own follow {@link #LAST}. */
public final class Marks {
  /** The face that shows, from 0. */
  public static final BitField STEP = new BitField(0, 3);

  /** Which value of its cup a unit proved to have, from 1; 0 while it is untried. */
  public static final BitField DRAWN = STEP.then(6);

  /** Has finished moving in this phase. */
  public static final BitField MOVED = DRAWN.then(1);

  public static final BitField DISRUPTED = MOVED.then(1);

  /** Has attacked in this combat phase. */
  public static final BitField ATTACKED = DISRUPTED.then(1);

  /** Has been attacked in this combat phase. */
  public static final BitField DEFENDED = ATTACKED.then(1);

  /** Retreated onto friends who may yet be attacked in this phase. */
  public static final BitField GUEST = DEFENDED.then(1);

  /** Was supplied at the start of this movement phase. */
  public static final BitField SUPPLIED = GUEST.then(1);

  /** The last turn through which a unit counts as supplied whatever its line. */
  public static final BitField GRACE = SUPPLIED.then(4);

  public static final BitField LAST = GRACE;

  private Marks() {}
}
