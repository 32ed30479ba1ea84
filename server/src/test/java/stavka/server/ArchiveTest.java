package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.server.store.Archive;
import stavka.server.store.BadStore;
import stavka.server.store.Database;

/** A backup made under play comes back whole, in any kind of database, or not at all. */
class ArchiveTest {
  @TempDir Path folder;

  private String sqlite(String name) {
    return "jdbc:sqlite:" + folder.resolve(name);
  }

  @Test
  void aBackupOfARunningServerIsRestoredInAnotherDatabase() throws Exception {
    Path file = folder.resolve("stavka.backup.gz");
    Desk.Opened match;
    String before;
    try (Desk desk = new Desk(Desk.settings(sqlite("from.db")))) {
      match = desk.twoPlayers();
      desk.setUp(match, "axis", "soviet");
      before = desk.get(match.path("/history"), match.token("axis")).text();
      try (Database database = Database.open(sqlite("from.db"))) {
        assertThat(Archive.write(database, file)).isGreaterThan(7);
      }
    }
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      String to = postgres.getJdbcUrl("postgres", "postgres");
      try (Database database = Database.open(to)) {
        Archive.read(database, file);
        assertThatThrownBy(() -> Archive.read(database, file))
            .isInstanceOf(BadStore.class)
            .hasMessageContaining("empty");
      }
      try (Desk desk = new Desk(Desk.settings(to))) {
        assertThat(desk.get(match.path("/history"), match.token("axis")).text()).isEqualTo(before);
        assertThat(desk.order(match, "soviet", 4, Desk.END).status()).isEqualTo(200);
      }
      StoreCheck.Report report = StoreCheck.run(List.of(Desk.KHARKOV), to, true, id -> {});
      assertThat(report.faults()).isEmpty();
      assertThat(report.entries()).isEqualTo(5);
    }
  }

  @Test
  void aBackupThatIsDamagedBringsNothing() throws Exception {
    Path file = folder.resolve("b.gz");
    try (Desk desk = new Desk(Desk.settings(sqlite("from.db")))) {
      desk.hotSeat();
      try (Database database = Database.open(sqlite("from.db"))) {
        Archive.write(database, file);
      }
    }
    byte[] good = Files.readAllBytes(file);
    Path cut = folder.resolve("cut.gz");
    Files.write(cut, Arrays.copyOf(good, good.length - 20));
    try (Database empty = Database.open(sqlite("to.db"))) {
      assertThatThrownBy(() -> Archive.read(empty, cut)).isInstanceOf(BadStore.class);
      Files.writeString(cut, "nonsense");
      assertThatThrownBy(() -> Archive.read(empty, cut)).isInstanceOf(BadStore.class);
      assertThat(Archive.read(empty, file)).isPositive();
    }
  }

  @Test
  void aGapInALogIsFound() {
    Desk.Opened match;
    try (Desk desk = new Desk(Desk.settings(sqlite("gap.db")))) {
      match = desk.hotSeat();
      desk.setUp(match, "both", "both");
    }
    try (Database database = Database.open(sqlite("gap.db"))) {
      database.jdbi().useHandle(handle -> handle.execute("DELETE FROM entries WHERE n = 2"));
    }
    StoreCheck.Report report =
        StoreCheck.run(List.of(Desk.KHARKOV), sqlite("gap.db"), false, id -> {});
    assertThat(report.faults())
        .singleElement()
        .asString()
        .contains(match.id(), "entry 2 of the log is missing");
  }
}
