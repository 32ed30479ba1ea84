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

  /** The last turn on which aircraft that a group lent stay; 0 if none did [8.3]. */
  public static final int LOAN = 32;

  /** Points of armament of a side; those of the Soviets are of this turn alone [7.24, 7.32]. */
  public static final int TYPE_A = 40;

  /** Points of a side that make aircraft ready [7.24, 7.33], and for Soviet trains [7.25]. */
  public static final int WINGS = 42;

  public static final int TRAINS = 44;

  /** Strongpoints the Soviets may still begin, and those near towns alone [7.21]. */
  public static final int FORTS = 45;

  public static final int FORTS_EXTRA = 46;

  /** Extra supply of the Soviets that is not used yet [7.26]. */
  public static final int EXTRA = 47;

  /** Units of the NKVD that were given points this turn [7.23]. */
  public static final int NKVD = 48;

  /** Points spent in each major city that is cut off, two bits for a city [7.42]. */
  public static final int CITY_POINTS = 49;

  /**
   * Major cities that have been cut off, a bit each, and from bit 16 on those in which the NKVD
   * raise nobody any more [7.42].
   */
  public static final int CITY_NKVD = 50;

  /**
   * Whether somebody was carried by air or sea in this phase: nobody moves after it [11.72, 11.8].
   */
  public static final int CARRIED = 52;

  /** Points of conversion spent this turn [19.21]. */
  public static final int CONVERTED = 51;

  /**
   * The hex of the supply that was spent last in this phase, and how many hexes it may yet serve.
   */
  public static final int RELIEF_FROM = 53;

  public static final int RELIEF_LEFT = 54;

  /** Places taken before their value changed, a bit each of those that change theirs [25.12]. */
  public static final int EARLY = 55;

  /**
   * The hex each air unit flies over, one more than its number, in the order of the roster; 0 for
   * none. Secret until it is shown [17.25].
   */
  public static final int FLIGHTS = 56;

  public static final int MOST_FLIGHTS = 64;

  public static final int SIZE = FLIGHTS + MOST_FLIGHTS;

  private RostovLedger() {}

  /** A side's entry of a pair. */
  public static int of(int pair, Side side) {
    return side == Side.AXIS ? pair : pair + 1;
  }
}
