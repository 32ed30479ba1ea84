package stavka.rostov.model;

import stavka.engine.position.HexLayer;
import stavka.engine.position.HexLayers;
import stavka.engine.value.Side;

/** What a position knows of a hex, beside who stands there. */
public final class RostovLayers {
  public static final HexLayers ALL = new HexLayers();

  /** Whose a hex is [3.21]: {@link #AXIS}, {@link #SOVIET}, or 0 for water. */
  public static final HexLayer HOLDER = ALL.add("holder", 2);

  public static final int AXIS = 1;
  public static final int SOVIET = 2;

  /** The number of the attack declared against a hex; 0 for none [12.35]. */
  public static final HexLayer ATTACK = ALL.add("attack", 63);

  /** Whether that attack is a mandated one [12.41]. */
  public static final HexLayer MANDATED = ALL.add("mandated", 1);

  /** The sealed order for an attack on this hex: secret, only whether it is 0 lies open [14.31]. */
  public static final HexLayer SEALED = ALL.add("sealed", 2);

  /** Strongpoints [18.31]. */
  public static final HexLayer FORTS = ALL.add("forts", 4);

  public static final int AXIS_BUILDING = 1;
  public static final int AXIS_FORT = 2;
  public static final int SOVIET_BUILDING = 3;
  public static final int SOVIET_FORT = 4;

  /** Whether a lone strongpoint lives on its reserve [6.76]. */
  public static final HexLayer DECAY = ALL.add("decay", 1);

  /** Sides of fortified lines that were destroyed, a bit each [18.13]. */
  public static final HexLayer RAZED = ALL.add("razed", 63);

  /** The gauge of a railway hex [3.23]. */
  public static final HexLayer GAUGE = ALL.add("gauge", 2);

  public static final int SOVIET_GAUGE = 0;
  public static final int AXIS_GAUGE = 1;
  public static final int CUT = 2;

  /** Railheads on this hex, a bit each [19.2]. */
  public static final HexLayer HEADS = ALL.add("heads", 63);

  /** Sides whose bridge is blown, a bit each [23.22]. */
  public static final HexLayer BLOWN = ALL.add("blown", 63);

  /** Towns to which a rebuilt unit has come this turn [8.4]. */
  public static final HexLayer TAKEN = ALL.add("taken", 1);

  private RostovLayers() {}

  /** The holder that a side is. */
  public static int holder(Side side) {
    return side == Side.AXIS ? AXIS : SOVIET;
  }
}
