package stavka.guderian.model;

/**
 * The numbers the rules quote, as read from {@code charts.yaml}.
 *
 * @param railCuts how many cuts stand by the option of [6.35]
 * @param cutsInPassing how many stand by that of [6.37]
 */
public record Limits(
    Stack stacking,
    West west,
    Trains rail,
    Lines supply,
    Markers interdiction,
    Escapes evacuation,
    int railCuts,
    int cutsInPassing) {

  /**
   * How many units stand together [7.1].
   *
   * @param withLeader how many if one of them is a leader [10.25]
   */
  public record Stack(int units, int withLeader) {}

  /** How many columns of the west are closed to Soviet units, and through which turn [6.4]. */
  public record West(int columns, int lastTurn) {}

  /**
   * What goes by rail in a turn, and how far [6.31, 6.33].
   *
   * @param armoured as how many units an armoured division counts
   */
  public record Trains(int points, int units, int armoured) {}

  /**
   * How far German lines lead: to a road, or to the west edge [11.11, 11.12].
   *
   * @param roadEnd the hex that the road must lead to
   * @param points movement points of the unit's own kind
   */
  public record Lines(int roadEnd, int roadHexes, int points) {}

  /**
   * Interdiction [13.0].
   *
   * @param german how many markers the German has
   * @param lastColumn the easternmost he may use while the east is shut [13.2]
   * @param sovietTurns on how many turns the Soviet player may use his [13.42]
   * @param germanExtra half points that a German marker costs [13.31]
   * @param railExtra what it costs a train, in points [13.32]
   * @param sovietExtra half points that the Soviet marker costs [13.43]
   */
  public record Markers(
      int german,
      int lastColumn,
      int sovietTurns,
      int germanExtra,
      int railExtra,
      int sovietExtra) {}

  /**
   * The option of evacuating leaders [10.4].
   *
   * @param entry the entrance by which they come back
   */
  public record Escapes(int perTurn, int perGame, String entry) {}
}
