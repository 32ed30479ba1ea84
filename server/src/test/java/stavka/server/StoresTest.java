package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.server.store.Addition;
import stavka.server.store.Store;
import stavka.server.store.StoredEntry;
import stavka.server.store.StoredMatch;
import stavka.server.store.StoredSummary;

/** The same on SQLite and PostgreSQL. */
class StoresTest {
  @TempDir static Path folder;
  private static EmbeddedPostgres postgres;

  @BeforeAll
  static void start() throws IOException {
    postgres = EmbeddedPostgres.start();
  }

  @AfterAll
  static void stop() throws IOException {
    postgres.close();
  }

  static Stream<String> databases() {
    return Stream.of(
        "jdbc:sqlite:" + folder.resolve(UUID.randomUUID() + ".db"),
        postgres.getJdbcUrl("postgres", "postgres"));
  }

  @ParameterizedTest
  @MethodSource("databases")
  void aRestartKeepsEverything(String database) {
    Desk.Opened match;
    String before;
    String history;
    try (Desk desk = new Desk(Desk.settings(database))) {
      match = desk.twoPlayers();
      desk.setUp(match, "axis", "soviet");
      desk.order(match, "soviet", 4, desk.someMove(match, "soviet"));
      desk.post(match.path("/undo"), match.token("soviet"), "{\"after\":5}");
      desk.order(match, "soviet", 4, desk.someMove(match, "soviet"));
      before = desk.view(match, "soviet").toString();
      history = desk.get(match.path("/history"), match.token("axis")).text();
    }
    try (Desk desk = new Desk(Desk.settings(database))) {
      assertThat(desk.view(match, "soviet").toString()).isEqualTo(before);
      assertThat(desk.get(match.path("/history"), match.token("axis")).text()).isEqualTo(history);
      assertThat(desk.order(match, "soviet", 5, Desk.END).status()).isEqualTo(200);
      try (Listener listener = new Listener(desk, match, "axis", "Last-Event-ID", "5")) {
        assertThat(listener.next().name()).isEqualTo("hello");
        assertThat(listener.next().name()).isEqualTo("undo");
        assertThat(listener.next().data().path("n").intValue()).isEqualTo(5);
        assertThat(listener.next().data().path("n").intValue()).isEqualTo(6);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("databases")
  void aNumberIsGivenOnce(String database) {
    try (Store store = Store.open(database)) {
      String id = UUID.randomUUID().toString().substring(0, 12);
      store.create(
          new StoredMatch(
              id, "kharkov", "campaign", -1L, "{}", "human", "human", "", 1, "", "", ""),
          List.of(),
          List.of(),
          List.of());
      StoredEntry entry = new StoredEntry(id, 1, StoredEntry.ORDER, "both", "é", 2);
      Addition addition = new Addition(entry, new StoredSummary(id, 1, false, 2, "{}"), 1);
      assertThat(store.append(List.of(addition, addition))).containsExactly(true, false);
      assertThat(store.append(List.of(addition))).containsExactly(false);
      assertThat(store.entries(id, 0)).containsExactly(entry);
      assertThat(store.match(id).orElseThrow().seed()).isEqualTo(-1L);
      assertThat(store.retention().emptiest(3, 9, 9)).contains(id);
      assertThat(store.retention().records(9)).doesNotContain(id);
      assertThat(store.makers().ofMaker(List.of("nobody")).matches()).isZero();
      assertThat(store.makers().hasPlayed(List.of("nobody"), 1)).isFalse();
      store.makers().addKey(1, "a");
      store.makers().addKey(1, "b");
      assertThat(store.makers().keys(1)).contains("a").doesNotContain("b");
      store.makers().forget(2);
      assertThat(store.makers().keys(1)).doesNotContain("a");
    }
  }

  @Test
  void twoServersOnOneDatabasePlayTheSameMatch() throws Exception {
    String database = postgres.getJdbcUrl("postgres", "postgres");
    try (Desk first = new Desk(Desk.settings(database));
        Desk second = new Desk(Desk.settings(database))) {
      Desk.Opened match = first.twoPlayers();
      second.view(match, "soviet");
      try (Listener soviet = new Listener(second, match, "soviet")) {
        soviet.next();
        assertThat(first.order(match, "axis", 0, Desk.STANDARD).status()).isEqualTo(200);
        assertThat(soviet.next().data().path("n").intValue()).isEqualTo(1);
        assertThat(first.order(match, "axis", 1, Desk.END).status()).isEqualTo(200);
        assertThat(soviet.next().data().path("n").intValue()).isEqualTo(2);
        assertThat(second.order(match, "soviet", 2, Desk.STANDARD).status()).isEqualTo(200);
        Thread.sleep(500);
        assertThat(first.view(match, "soviet").path("orders").intValue()).isEqualTo(3);
      }
    }
  }
}
