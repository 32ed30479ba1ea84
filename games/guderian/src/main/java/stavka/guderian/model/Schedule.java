package stavka.guderian.model;

import java.util.List;
import stavka.engine.value.Ints;

/**
 * Who begins where, and who comes when.
 *
 * @param movesUpTo the highest die that lets an army move on turn 1 [5.21]
 * @param turns for each counter the turn it arrives on by itself, or 0
 * @param entries for each counter the entrance it arrives by, or empty
 */
public record Schedule(
    List<Army> armies,
    int movesUpTo,
    List<Arrival> arrivals,
    Provisional provisional,
    Front southWest,
    List<Integer> turns,
    List<String> entries) {
  /**
   * An army of the Soviet set-up [5.1].
   *
   * @param number from 1, as {@link GuderianMarks#ARMY} has it
   * @param hexes where its units stand
   * @param dice whether a die decides if it moves on turn 1 [5.21]
   * @param marches whether it must march on turn 1 [5.23]
   */
  public record Army(
      int number,
      String id,
      Ints hexes,
      int rifle,
      int armoured,
      int leader,
      boolean dice,
      boolean marches) {
    public int bit() {
      return 1 << number;
    }
  }

  /** Soviet divisions that arrive on a turn at an entrance [16.1]. */
  public record Arrival(int turn, String entry, int rifle, int armoured) {}

  /**
   * Divisions that come by chance [14.1].
   *
   * @param entrances for each result of the die
   */
  public record Provisional(int firstTurn, int lastTurn, List<String> entrances) {}

  /**
   * Divisions that may be called from the South-Western Front [14.2].
   *
   * @param entrance the one at which, or east of which, they come
   */
  public record Front(int firstTurn, int perTurn, int inAll, String entrance) {}

  public Army army(int number) {
    return armies.get(number - 1);
  }
}
