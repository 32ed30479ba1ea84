package stavka.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import stavka.engine.play.Game;
import stavka.server.api.StreamNarrator;
import stavka.server.match.Match;
import stavka.server.match.Matches;
import stavka.server.match.OtherData;
import stavka.server.match.Situation;
import stavka.server.store.Journal;
import stavka.server.store.Store;
import stavka.server.store.StoredEntry;

/** Looks whether a store holds what it should: every log without gaps, every order as it was. */
public final class StoreCheck {
  /**
   * @param faults what is wrong, a line each
   */
  public record Report(int matches, long entries, List<String> faults) {}

  private StoreCheck() {}

  /**
   * @param replay whether to play every match again
   * @param progress told each match that was looked at
   */
  public static Report run(
      List<Game> games, String database, boolean replay, Consumer<String> progress) {
    Function<String, Optional<Game>> find =
        slug -> games.stream().filter(game -> game.slug().equals(slug)).findFirst();
    List<String> faults = new ArrayList<>();
    long entries = 0;
    try (Store store = Store.open(database);
        Journal journal = new Journal(store);
        Matches matches = new Matches(find, store, journal, new StreamNarrator(), Long.MAX_VALUE)) {
      List<String> ids = store.ids();
      for (String id : ids) {
        List<StoredEntry> log = store.entries(id, 0);
        entries += log.size();
        for (int i = 0; i < log.size(); i++) {
          if (log.get(i).number() != i + 1) {
            faults.add("match " + id + ": entry " + (i + 1) + " of the log is missing");
            break;
          }
        }
        if (store.seats().of(id).isEmpty()) {
          faults.add("match " + id + ": nobody has a seat");
        }
        if (replay) {
          replay(store, matches, id).ifPresent(faults::add);
        }
        progress.accept(id);
      }
      return new Report(ids.size(), entries, faults);
    }
  }

  private static Optional<String> replay(Store store, Matches matches, String id) {
    try {
      // What was worked out before is not believed.
      store.chapters().rename(id, "");
      Optional<Match> match = matches.find(id);
      matches.forget(id);
      if (match.isEmpty()) {
        return Optional.of("match " + id + ": its game is not at hand");
      }
      Situation now = match.get().look(Function.identity());
      return Optional.ofNullable(now.fault()).map(fault -> "match " + id + ": " + fault);
    } catch (OtherData other) {
      return Optional.of("match " + id + ": " + other.getMessage());
    }
  }
}
