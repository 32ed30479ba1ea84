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

  /** Whether that attack is a mandated one, {@link #OWED} or {@link #OWED_BY_ODDS} [12.41]. */
  public static final HexLayer MANDATED = ALL.add("mandated", 2);

  /** It counts if six steps make it. */
  public static final int OWED = 1;

  /** It had 3-2 when it was declared, and counts whatever reaction did to it [12.42]. */
  public static final int OWED_BY_ODDS = 2;

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

  /** Sides whose bridge is blown, a bit each [23.22]. */
  public static final HexLayer BLOWN = ALL.add("blown", 63);

  /** The level of a raid at its centre [13.14]. */
  public static final HexLayer RAID = ALL.add("raid", 2);

  /** How many air units of a side fly over a hex, face down [17.25]. */
  public static final HexLayer AXIS_MISSION = ALL.add("mission-axis", 3);

  public static final HexLayer SOVIET_MISSION = ALL.add("mission-soviet", 3);

  /**
   * Net points of air support in the attack on a hex: those of the Axis as they are, those of the
   * Soviets after {@link #MOST_AID} [15.13].
   */
  public static final HexLayer AID = ALL.add("support", 12);

  public static final int MOST_AID = 6;

  /** Sides whose bridge somebody tried to mend and failed, a bit each [23.22]. */
  public static final HexLayer BOTCHED = ALL.add("botched", 63);

  /** Sides whose bridge was tried, to blow or to mend it, in this phase, a bit each. */
  public static final HexLayer TRIED = ALL.add("tried", 63);

  /** What is new on a hex, a sum of the following. */
  public static final HexLayer NEW = ALL.add("new", 7);

  /** Converted in this phase: no branch begins there yet [19.23]. */
  public static final int NEW_RAIL = 1;

  /** A strongpoint begun in this phase [18.35]. */
  public static final int NEW_SITE = 2;

  /** A place that scores, taken by the Axis in this turn [7.26]. */
  public static final int NEW_PLACE = 4;

  /** Towns to which a rebuilt unit has come this turn [8.4]. */
  public static final HexLayer TAKEN = ALL.add("taken", 1);

  private RostovLayers() {}

  /** The layer of a side's missions. */
  public static HexLayer mission(Side side) {
    return side == Side.AXIS ? AXIS_MISSION : SOVIET_MISSION;
  }

  /** The holder that a side is. */
  public static int holder(Side side) {
    return side == Side.AXIS ? AXIS : SOVIET;
  }
}
