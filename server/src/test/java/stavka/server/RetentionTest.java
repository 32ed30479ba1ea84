package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.server.store.Addition;
import stavka.server.store.Store;
import stavka.server.store.StoredEntry;
import stavka.server.store.StoredMatch;
import stavka.server.store.StoredSeat;
import stavka.server.store.StoredSummary;

/** Matches are kept as long as the rules say, and gone with all that belongs to them. */
class RetentionTest {
  @TempDir Path folder;

  private static void make(Store store, String id, long at, int orders, boolean ended) {
    store.create(
        new StoredMatch(id, "kharkov", "c", 1, "{}", "human", "human", "", at, "someone", "", ""),
        List.of(new StoredSeat(id, "both", "token-" + id, "", 0)),
        List.of(),
        List.of());
    for (int n = 1; n <= orders; n++) {
      StoredEntry entry = new StoredEntry(id, n, StoredEntry.ORDER, "both", "{}", at);
      StoredSummary summary = new StoredSummary(id, n, ended && n == orders, at, "{}");
      store.append(List.of(new Addition(entry, summary, n)));
    }
  }

  @Test
  void eachKindHasItsOwnRule() {
    try (Store store = Store.open("jdbc:sqlite:" + folder.resolve("r.db"))) {
      make(store, "unplayed", 100, 0, false);
      make(store, "finished", 100, 2, true);
      make(store, "abandoned", 100, 2, false);
      make(store, "new-unplayed", 900, 0, false);
      make(store, "new-finished", 900, 2, true);
      make(store, "in-play", 900, 2, false);
      assertThat(store.retention().unplayed(500)).containsExactly("unplayed");
      assertThat(store.retention().finished(500)).containsExactly("finished");
      assertThat(store.retention().abandoned(500)).containsExactly("abandoned");
      assertThat(store.makers().ofMaker(List.of("someone")).matches()).isEqualTo(4);

      assertThat(store.remove(List.of("finished", "abandoned", "no-such"))).isEqualTo(2);

      assertThat(store.matches()).isEqualTo(4);
      assertThat(store.makers().ofMaker(List.of("someone")).matches()).isEqualTo(3);
      assertThat(store.entries("finished", 0)).isEmpty();
      assertThat(store.seats().opened("token-finished")).isEmpty();
      assertThat(store.seats().opened("token-in-play")).isPresent();
    }
  }
}
