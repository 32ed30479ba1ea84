package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.server.http.Limits;
import stavka.server.match.Tokens;
import stavka.server.store.Addition;
import stavka.server.store.Archive;
import stavka.server.store.Database;
import stavka.server.store.Store;
import stavka.server.store.StoredEntry;
import stavka.server.store.StoredMatch;
import stavka.server.store.StoredSummary;

/** Nobody fills the server alone, and who plays finds a place. */
class RoomForMatchesTest {
  private static final String HOT_SEAT = "{\"game\":\"kharkov\",\"hotSeat\":true,\"seed\":7}";

  @TempDir Path folder;

  private String database() {
    return "jdbc:sqlite:" + folder.resolve("room.db");
  }

  private Desk desk(int matches, Limits.Shares shares) {
    Limits none = Limits.none();
    Limits limits =
        new Limits(
            none.requests(),
            none.requestsPerSecond(),
            none.creations(),
            none.creationsPerSecond(),
            none.failures(),
            none.failuresPerSecond(),
            matches,
            none.streams(),
            shares);
    Operation behind = new Operation(null, List.of("127.0.0.0/8"), Operation.usual().keeping());
    return new Desk(Desk.settings(database()).limited(limits).operated(behind));
  }

  private static Desk.Reply make(Desk desk, String address) {
    return desk.post("/api/matches", "", HOT_SEAT, "X-Forwarded-For", address);
  }

  @Test
  void whoHasMadeManyEmptyMatchesGivesRoomToANewcomer() {
    try (Desk desk = desk(20, Limits.none().shares())) {
      Desk.Opened honest = desk.opened(make(desk, "198.51.100.1"));
      List<Desk.Opened> flood = new ArrayList<>();
      for (int i = 0; i < 17; i++) {
        flood.add(desk.opened(make(desk, "203.0.113." + i % 3)));
      }
      assertThat(make(desk, "198.51.100.2").status()).isEqualTo(201);
      assertThat(desk.get(honest.path(""), honest.token("both")).status()).isEqualTo(200);
      Desk.Opened last = flood.getLast();
      assertThat(desk.get(last.path(""), last.token("both")).status()).isEqualTo(404);
    }
  }

  @Test
  void theLastPlacesAreForThoseWhoHavePlayed() {
    try (Desk desk = desk(10, Limits.none().shares())) {
      Desk.Opened played = desk.opened(make(desk, "198.51.100.1"));
      desk.setUp(played, "both", "both");
      for (int n = 4; n < 8; n++) {
        desk.order(played, "both", n, desk.someMove(played, "both"));
      }
      for (int i = 0; i < 8; i++) {
        assertThat(make(desk, "203.0.113." + i).status()).isEqualTo(201);
      }
      Desk.Reply newcomer = make(desk, "198.51.100.2");
      assertThat(newcomer.status()).isEqualTo(503);
      assertThat(newcomer.json().path("type").stringValue()).isEqualTo("full");
      assertThat(newcomer.header("Retry-After")).isNotEmpty();
      assertThat(make(desk, "198.51.100.1").status()).isEqualTo(201);
    }
    try (Desk desk = desk(10, Limits.none().shares())) {
      Desk.Reply ready = desk.get("/health/ready", "");
      assertThat(ready.status()).isEqualTo(200);
      assertThat(ready.json().path("status").stringValue()).isEqualTo("degraded");
      assertThat(ready.json().path("reasons").path(0).stringValue()).isEqualTo("full");
      assertThat(desk.get("/metrics", "").text()).contains("stavka_degraded 1");
    }
  }

  @Test
  void manyAddressesOfOneNetworkCountTogether() {
    try (Desk desk = desk(1000, new Limits.Shares(9, 9, 9, 1, 10_000))) {
      for (int i = 1; i <= 4; i++) {
        assertThat(make(desk, "2001:db8:77:" + i + "::1").status()).isEqualTo(201);
      }
      assertThat(make(desk, "2001:db8:77:5::1").status()).isEqualTo(429);
      assertThat(make(desk, "2001:db8:78:5::1").status()).isEqualTo(201);
    }
  }

  @Test
  void nobodyCanTellFromTheStoreOrABackupWhoMadeAMatch() throws Exception {
    String id;
    try (Desk desk = desk(99, Limits.none().shares())) {
      id = desk.opened(make(desk, "203.0.113.9")).id();
    }
    try (Store store = Store.open(database())) {
      StoredMatch match = store.match(id).orElseThrow();
      assertThat(match.maker()).hasSize(64);
      assertThat(match.maker())
          .isNotEqualTo(HexFormat.of().formatHex(Tokens.digest("203.0.113.9")));
      assertThat(match.maker()).isEqualTo(match.network());
    }
    Path backup = folder.resolve("backup.gz");
    try (Database database = Database.open(database())) {
      Archive.write(database, backup);
    }
    try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(backup))) {
      assertThat(new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8))
          .contains(id)
          .doesNotContain("maker")
          .doesNotContain("secret\"");
    }
    try (Store store = Store.open(database())) {
      long later = System.currentTimeMillis() + 1;
      store.makers().forget(later);
      assertThat(store.match(id).orElseThrow().maker()).isEmpty();
      assertThat(store.makers().keys(0)).isEmpty();
    }
  }

  @Test
  void recordsTakeOnlySoManyBytesOfOneAddress() {
    Limits.Shares shares = new Limits.Shares(9, 9, 9, 99, 99, 200, 10_000, 9, 99);
    try (Desk desk = desk(99, shares)) {
      Desk.Opened match = desk.opened(make(desk, "198.51.100.1"));
      desk.setUp(match, "both", "both");
      desk.order(match, "both", 4, desk.someMove(match, "both"));
      String record = desk.get(match.path("/record"), match.token("both")).text();
      String[] stranger = {"X-Forwarded-For", "203.0.113.9"};
      assertThat(desk.post("/api/records", "", record, stranger).status()).isEqualTo(201);
      assertThat(desk.post("/api/records", "", record, stranger).status()).isEqualTo(201);
      Desk.Reply more = desk.post("/api/records", "", record, stranger);
      assertThat(more.status()).isEqualTo(429);
      assertThat(more.json().path("title").stringValue()).contains("room");
    }
  }

  @Test
  void matchesOfRecordsGoIfNobodyPlaysOn() {
    try (Store store = Store.open(database())) {
      record(store, "left", 100);
      record(store, "played-on", 100);
      StoredEntry order = new StoredEntry("played-on", 2, StoredEntry.ORDER, "both", "{}", 900);
      StoredSummary summary = new StoredSummary("played-on", 2, false, 900, "{}");
      store.append(List.of(new Addition(order, summary, 2)));
      assertThat(store.retention().records(500)).containsExactly("left");
      assertThat(store.makers().ofMaker(List.of("someone")).bytes()).isEqualTo(6);
    }
  }

  private static void record(Store store, String id, long at) {
    store.create(
        new StoredMatch(id, "kharkov", "c", 1, "{}", "human", "human", "", at, "someone", "", ""),
        List.of(),
        List.of(),
        List.of(new StoredEntry(id, 1, StoredEntry.ORDER, "both", "{}", at)));
  }
}
