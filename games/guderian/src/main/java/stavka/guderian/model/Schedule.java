package stavka.guderian.model;

import java.util.List;

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
  public Schedule {
    armies = List.copyOf(armies);
    arrivals = List.copyOf(arrivals);
    turns = List.copyOf(turns);
    entries = List.copyOf(entries);
  }

  /**
   * Divisions that come by chance [14.1].
   *
   * @param entrances for each result of the die
   */
  public record Provisional(int firstTurn, int lastTurn, List<String> entrances) {
    public Provisional {
      entrances = List.copyOf(entrances);
    }
  }

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
