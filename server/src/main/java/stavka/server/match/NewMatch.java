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
 * @param orders what was ordered before, as JSON, for a match that comes from a record
 */
public record NewMatch(
    Game game,
    String scenario,
    Map<String, Integer> options,
    long seed,
    String axis,
    String soviet,
    List<Viewer> seats,
    List<String> orders) {
  public NewMatch {
    options = Map.copyOf(options);
    seats = List.copyOf(seats);
    orders = List.copyOf(orders);
  }
}
