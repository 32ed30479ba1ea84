package stavka.rostov.model;

import stavka.engine.position.BitField;
import stavka.operational.model.Marks;

/** What a position knows of a counter, beside where it is. */
public final class RostovMarks {
  /** Steps lost, which choose the face [16.23]. */
  public static final BitField STEP = Marks.STEP;

  /** Counters of a cup: 0 unknown, else one more than the row of the cup that was drawn [22.51]. */
  public static final BitField VALUE = Marks.DRAWN;

  /** Has moved in this phase; trains: in this turn [10.52]. */
  public static final BitField MOVED = Marks.MOVED;

  /** Has attacked in this combat phase [15.22]. */
  public static final BitField FOUGHT = Marks.ATTACKED;

  /** Has been attacked in this combat phase [15.23]. */
  public static final BitField HIT = Marks.DEFENDED;

  /** A {@link SupplyState} [6.6]. */
  public static final BitField SUPPLY = Marks.LAST.then(2);

  /**
   * The other side of a counter of one step shows: headquarters not operational, base active, great
   * gun firing, supply a dump, pontoon under construction.
   */
  public static final BitField TURNED = SUPPLY.then(1);

  /** Went by rail or strategically in this segment [19.3, 23.11]. */
  public static final BitField WENT = TURNED.then(1);

  /** Guns that supported a fight in this combat phase [15.55]. */
  public static final BitField FIRED = WENT.then(1);

  /** The number of the attack it was declared for; 0 for none [12.0]. */
  public static final BitField DECLARED = FIRED.then(6);

  /**
   * The direction of the hex that it must attack since its overrun was called off, and one more; 0
   * for none [11.42].
   */
  public static final BitField OBLIGED = DECLARED.then(3);

  /** The number of the attack a defending gun is committed to; 0 for none [14.21]. */
  public static final BitField COMMITTED = OBLIGED.then(6);

  /** Carries an Overrun marker [11.44]. */
  public static final BitField OVERRUN = COMMITTED.then(1);

  /** Was activated by a headquarters in this turn [10.24]. */
  public static final BitField ACTIVATED = OVERRUN.then(1);

  /** What a headquarters has spent on activation, on a unit of the Guards, reaction, orders. */
  public static final BitField USED_ACTIVATE = ACTIVATED.then(2);

  public static final BitField USED_GUARD = USED_ACTIVATE.then(1);

  /**
   * Supply that has served this turn: it relieves nobody else, and once spent or lost it comes back
   * on the next [6.53, 6.82]; in the bits of headquarters.
   */
  public static final BitField SERVED = new BitField(USED_GUARD.shift(), 1);

  /** Guns that interdiction keeps silent this turn; in the bits of headquarters [13.24]. */
  public static final BitField SILENCED = new BitField(USED_GUARD.shift(), 1);

  public static final BitField USED_REACT = USED_GUARD.then(2);
  public static final BitField USED_ORDER = USED_REACT.then(2);

  /**
   * How many units began to move in range of a headquarters that is not operational [22.25]. Clear
   * it on headquarters alone: pontoons have {@link #FACING} in these bits.
   */
  public static final BitField STARTED = USED_ORDER.then(3);

  /** The direction of a pontoon's side; in the bits of headquarters, which no pontoon is. */
  public static final BitField FACING = new BitField(STARTED.shift(), 3);

  /** Militia that were driven beyond five hexes of their town [22.64]. */
  public static final BitField FREED = STARTED.then(1);

  /** Takes replacements and stands still [10.12, 10.22]. */
  public static final BitField REFIT = FREED.then(1);

  /** Was turned up in this movement phase, in which nobody else moves after it [11.61]. */
  public static final BitField FRESH = REFIT.then(1);

  /** Does not move in this turn [7.22, 22.72, 23.34]. */
  public static final BitField HELD = FRESH.then(1);

  /** Engineers that have worked in this engineer phase, and who has laid charges [23.11]. */
  public static final BitField LABOUR = new BitField(62, 1);

  /** Went up a box, or got a step there, in this engineer phase [7.43]. */
  public static final BitField RAISED = new BitField(63, 1);

  /**
   * Turns that a counter has yet to spend on the track [7.23]; in the bits of headquarters and
   * pontoons, which do not go there.
   */
  public static final BitField AWAY = new BitField(STARTED.shift(), 3);

  /** Belongs to the garrison of its hex, which it does not leave until it is released [22.81]. */
  public static final BitField GARRISON = HELD.then(1);

  /** Was called away in this phase, but another goes or nobody does [8.71, 8.73]. */
  public static final BitField KEPT = GARRISON.then(1);

  /**
   * Great guns that moved or were turned in this segment [23.43]; in the bits of headquarters, and
   * forgotten with them.
   */
  public static final BitField SHIFTED = new BitField(USED_ORDER.shift(), 1);

  public static final BitField LAST = KEPT;

  private RostovMarks() {}
}
