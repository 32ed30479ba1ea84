package stavka.engine.counter;

import java.util.List;
import stavka.engine.value.Side;

/**
 * A piece of the game as printed.
 *
 * @param index its number in the roster
 * @param id what records and links call it
 * @param kind a name the game gives meaning to (infantry, tank, hq)
 * @param formation the division a regiment belongs to, or empty
 * @param steps its faces from full strength down; a position holds which one shows
 * @param rating command radius of a headquarters or leader, else 0
 */
public record Counter(
    int index,
    String id,
    Side side,
    String nation,
    String kind,
    String size,
    String formation,
    String label,
    String english,
    String french,
    List<Step> steps,
    int rating) {
  public Counter {
    steps = List.copyOf(steps);
  }
}
