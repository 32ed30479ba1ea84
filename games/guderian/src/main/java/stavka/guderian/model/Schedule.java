package stavka.guderian.model;

import java.util.List;

/**
 * Who begins where, and who comes when.
 *
 * @param turns for each counter the turn it arrives on by itself, or 0
 * @param entries for each counter the entrance it arrives by, or empty
 */
public record Schedule(
    List<Army> armies,
    List<Arrival> arrivals,
    List<String> provisional,
    List<Integer> turns,
    List<String> entries,
    int calledPerTurn,
    int calledInAll,
    int calledFrom) {
  public Schedule {
    armies = List.copyOf(armies);
    arrivals = List.copyOf(arrivals);
    provisional = List.copyOf(provisional);
    turns = List.copyOf(turns);
    entries = List.copyOf(entries);
  }

  public Army army(int number) {
    return armies.get(number - 1);
  }
}
