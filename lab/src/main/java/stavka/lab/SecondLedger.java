package stavka.lab;

import java.util.List;
import stavka.engine.play.Game;
import stavka.engine.position.Position;
import stavka.engine.table.Table;
import stavka.engine.table.View;
import stavka.engine.table.Viewer;
import stavka.formats.record.Replay;
import stavka.lab.ledger.Audit;
import stavka.lab.ledger.Bookkeeper;
import tools.jackson.databind.JsonNode;

/**
 * The proof that a record suffices: a bookkeeper reads its events, in the notation that any program
 * would get, and after every order has what the table shows to a spectator. The positions are laid
 * beside its books; it never sees them.
 */
public final class SecondLedger implements Replay.Auditor {
  private static final int TOLD = 4;

  private final Game game;
  private final Table table;
  private final Bookkeeper bookkeeper = new Bookkeeper();

  public SecondLedger(Game game, Table table) {
    this.game = game;
    this.table = table;
  }

  /**
   * Reads the events before the first order.
   *
   * @throws NonConformance if they do not tell all that is shown
   */
  @Override
  public void begins(JsonNode events, Position start) {
    told(events, start);
  }

  /**
   * Reads the events of an order.
   *
   * @throws NonConformance naming the units, hexes and fields that differ
   */
  @Override
  public void told(JsonNode events, Position after) {
    try {
      bookkeeper.read(events);
    } catch (Bookkeeper.Contradiction contradiction) {
      throw new NonConformance("the events contradict themselves: " + contradiction.getMessage());
    }
    View view = table.view(after, Viewer.SPECTATOR);
    List<String> differences =
        Audit.differences(bookkeeper, after, view, game.verdict(after).isPresent());
    if (!differences.isEmpty()) {
      int more = differences.size() - TOLD;
      throw new NonConformance(
          "the record does not tell what the table shows: "
              + String.join("; ", differences.subList(0, Math.min(TOLD, differences.size())))
              + (more > 0 ? "; and " + more + " more" : ""));
    }
  }
}
