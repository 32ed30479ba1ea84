package stavka.engine.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Event;
import stavka.engine.event.PhaseBegan;
import stavka.engine.position.Position;
import stavka.engine.table.Reckoning;
import stavka.engine.table.Table;

/**
 * All that a record tells of a match: what lies open at the start, what rules say of every order,
 * and what follows from each position without being said. For one match and one thread.
 */
public final class Chronicle {
  private final Game game;
  private final @Nullable Table table;
  private final @Nullable Reckoning reckoning;

  public Chronicle(Game game) {
    this.game = game;
    this.table = game.table().orElse(null);
    this.reckoning = table == null ? null : new Reckoning(table);
  }

  /** What there is before the first order; nothing in games that show nothing. */
  public List<Event> begins(Position start) {
    List<Event> events = new ArrayList<>();
    if (table != null && reckoning != null) {
      Decision decision = game.decision(start);
      events.add(
          new PhaseBegan(start.turn(), table.phase(start), decision.side(), decision.rule()));
      events.addAll(start.told());
      events.addAll(reckoning.opening(start));
    }
    return events;
  }

  /** What came of an order. */
  public List<Event> events(Position before, Ruling.Accepted ruling) {
    return events(before, ruling.events(), ruling.position());
  }

  /**
   * @param said what the rules said of the order
   */
  public List<Event> events(Position before, List<Event> said, Position after) {
    if (reckoning == null) {
      return said;
    }
    List<Event> events = new ArrayList<>(said);
    events.addAll(reckoning.between(before, after));
    return events;
  }
}
