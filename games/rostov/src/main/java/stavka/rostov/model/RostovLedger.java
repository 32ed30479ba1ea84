package stavka.rostov.model;

import stavka.engine.value.Side;

/** The entries of a position's ledger; those of two sides lie one after the other. */
public final class RostovLedger {
  /** The weather played this turn, and on the turn before, by ordinal [5.1]. */
  public static final int WEATHER = 0;

  public static final int BEFORE = 1;
  public static final int STORM = 2;

  /** How many results of frost ran up to this turn [5.15]. */
  public static final int FROSTS = 3;

  /** Whether snow or arctic weather has been seen, whether arctic weather has, whether water is. */
  public static final int SNOWED = 4;

  public static final int ICED = 5;
  public static final int FROZEN = 6;

  /** Attack points of a side that have yet to enter [6.81]. */
  public static final int POINTS = 7;

  /** Points placed at each base this turn, two bits each [6.93]. */
  public static final int BASES = 9;

  /** Major cities at which a column was placed this turn, a bit each [6.84]. */
  public static final int CITIES = 10;

  /** Rail capacity a side has used [11.13]. */
  public static final int RAIL = 11;

  /** Pontoons placed this turn, two bits for each sheet of each side [23.24]. */
  public static final int PONTOONS = 13;

  /** The last number given to an attack in this phase [12.35]. */
  public static final int ATTACKS = 14;

  /** Whether a move was made in this phase [22.12]. */
  public static final int BEGUN = 15;

  /** Mandated attacks the Soviets owe [7.26]. */
  public static final int OWED = 16;

  /** Steps of armour and artillery a side has lost, short of the next point [16.25]. */
  public static final int LOST = 17;

  /** Points that do not follow from the map [25.1]. */
  public static final int SCORE = 19;

  /** Points lost by exits that are overdue. */
  public static final int LATE = 20;

  /** Replacement points of type I of a side [7.12]. */
  public static final int TYPE_I = 21;

  /** Airlifts a side has left, and whether it used one this turn [11.72]. */
  public static final int AIRLIFTS = 23;

  public static final int FLOWN = 25;

  /** Whether a unit was shipped this turn [11.8]. */
  public static final int SHIPPED = 27;

  /**
   * Whether the Soviets have turned units up in this phase, after which only these move [11.63].
   */
  public static final int TURNED_UP = 28;

  /** Headquarters dissolved this turn [22.26]. */
  public static final int DISSOLVED = 29;

  /** Results of the reserve die that the Soviets have yet to use this turn [7.26, 8.31]. */
  public static final int RESERVE = 30;

  /** Special groups that were called, a bit each in the order of the scenario [8.3]. */
  public static final int GROUPS = 31;

  public static final int SIZE = 32;

  private RostovLedger() {}

  /** A side's entry of a pair. */
  public static int of(int pair, Side side) {
    return side == Side.AXIS ? pair : pair + 1;
  }
}
