package stavka.bautzen.model;

import stavka.engine.position.BitField;
import stavka.engine.position.HexLayer;
import stavka.engine.position.HexLayers;
import stavka.operational.model.Marks;

/** What a position knows of a counter, and of a hex, beside where counters are. */
public final class BautzenMarks {
  /** Steps lost. */
  public static final BitField STEP = Marks.STEP;

  /** Has moved in this phase [4.1]. */
  public static final BitField MOVED = Marks.MOVED;

  /** Has attacked in this phase [9.1]. */
  public static final BitField FOUGHT = Marks.ATTACKED;

  /** Guns that have fired in this phase [9.4]. */
  public static final BitField FIRED = Marks.LAST.then(1);

  /** Was found without a line in its side's last supply phase [7.1]. */
  public static final BitField UNSUPPLIED = FIRED.then(1);

  /** In how many supply phases running it was found so [7.1.3]. */
  public static final BitField WANT = UNSUPPLIED.then(3);

  /** The turn on which a spent column may come back [7.3]; 0 for one that was never spent. */
  public static final BitField BACK = WANT.then(5);

  public static final HexLayers LAYERS = new HexLayers();

  /** Whose a scoring hex is [12.1]: nobody's, German, Polish or Soviet. */
  public static final HexLayer HOLDER = LAYERS.add("holder", 2);

  /** Whether a hex has been attacked in this combat phase [9.1]. */
  public static final HexLayer ATTACKED = LAYERS.add("attacked", 1);

  /** What {@link #HOLDER} can be. */
  public static final int NOBODYS = 0;

  public static final int AXIS = 1;
  public static final int SOVIET = 2;

  /** Entries of the ledger: the points with which the match ended. */
  public static final int FINAL_AXIS = 0;

  public static final int FINAL_SOVIET = 1;
  public static final int LEDGER = 2;

  private BautzenMarks() {}
}
