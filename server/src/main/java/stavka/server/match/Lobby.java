package stavka.server.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import stavka.engine.play.Game;
import stavka.engine.table.Viewer;
import stavka.server.store.Store;
import stavka.server.store.StoredMatch;
import stavka.server.store.StoredSummary;
import stavka.server.store.SummaryTable;

/** How matches stand, from what the store knows of each: none need be loaded for that. */
public final class Lobby {
  private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);

  private final Store store;
  private final Matches matches;
  private final Function<String, Optional<Game>> games;

  /** A match that a token opens. */
  public record Line(String token, Viewer seat, StoredMatch match, StoredSummary summary) {}

  public Lobby(Store store, Matches matches, Function<String, Optional<Game>> games) {
    this.store = store;
    this.matches = matches;
    this.games = games;
  }

  /**
   * The matches that tokens open and that can go on here, in the order of the tokens.
   *
   * @param asker who asks
   */
  public List<Line> lines(List<String> tokens, Asker asker) {
    Map<String, String> byDigest = new HashMap<>();
    tokens.forEach(token -> byDigest.put(MatchMaker.digest(token), token));
    Map<String, Line> found = new HashMap<>();
    for (SummaryTable.Row row : store.summaries().opened(List.copyOf(byDigest.keySet()))) {
      String token = byDigest.get(row.seat().token());
      Viewer seat = Seats.author(row.seat().seat());
      Optional<Game> game = games.apply(row.match().game());
      boolean here =
          game.isPresent() && row.match().data().equals(game.get().dataMark()) && seat != null;
      if (token != null && seat != null && here) {
        summary(row, asker)
            .ifPresent(summary -> found.put(token, new Line(token, seat, row.match(), summary)));
      }
    }
    List<Line> lines = new ArrayList<>();
    for (String token : tokens) {
      Line line = found.get(token);
      if (line != null) {
        lines.add(line);
      }
    }
    return lines;
  }

  /** A match from before there were summaries, or without an order yet, gets its one now. */
  private Optional<StoredSummary> summary(SummaryTable.Row row, Asker asker) {
    StoredSummary known = row.summary();
    if (known != null) {
      return Optional.of(known);
    }
    try {
      Optional<StoredSummary> made = matches.find(row.match().id(), asker).map(Match::summary);
      made.ifPresent(store.summaries()::put);
      return made;
    } catch (OtherData elsewhere) {
      return Optional.empty();
    } catch (Workshop.Full busy) {
      LOG.info("match {}: no room to look at it for the lobby", row.match().id());
      return Optional.empty();
    }
  }
}
