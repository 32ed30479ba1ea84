package stavka.server.match;

import java.util.List;
import java.util.Map;
import stavka.engine.play.Game;
import stavka.engine.table.Viewer;

/**
 * A match to be created.
 *
 * @param options the scenario's switches that are not as usual
 * @param seats who gets a token
 * @param invited who gets an invitation, to be used once
 * @param holder who makes it, in their own words; may be empty
 * @param orders what was ordered before, as JSON, for a match that comes from a record
 */
public record NewMatch(
    Game game,
    String scenario,
    Map<String, Integer> options,
    Dice dice,
    String axis,
    String soviet,
    List<Viewer> seats,
    List<Viewer> invited,
    String holder,
    List<String> orders) {
  public NewMatch {
    options = Map.copyOf(options);
    seats = List.copyOf(seats);
    invited = List.copyOf(invited);
    orders = List.copyOf(orders);
  }
}
