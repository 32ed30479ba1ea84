package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.server.store.BadStore;
import stavka.server.store.Store;

/** A store that is full, locked, damaged or not ours is told in one line; nothing half is done. */
class BadStoresTest {
  @TempDir Path folder;

  private String database() {
    return "jdbc:sqlite:" + folder.resolve("store.db");
  }

  private void execute(String sql) throws Exception {
    try (Connection connection = DriverManager.getConnection(database());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void aStoreOfALaterVersionIsRefused() throws Exception {
    Store.open(database()).close();
    execute(
        "INSERT INTO flyway_schema_history (installed_rank, version, description, type, script,"
            + " checksum, installed_by, installed_on, execution_time, success) VALUES (99, '99',"
            + " 'x', 'SQL', 'V99__x.sql', 1, 'x', '2030-01-01 00:00:00', 1, 1)");
    assertThatThrownBy(() -> Store.open(database()))
        .isInstanceOf(BadStore.class)
        .hasMessageContaining("later Stavka")
        .hasMessageContaining("99");
  }

  @Test
  void aDamagedFileIsToldAtTheStart() throws Exception {
    Store.open(database()).close();
    try (RandomAccessFile file = new RandomAccessFile(folder.resolve("store.db").toFile(), "rw")) {
      for (long at = 4096; at < file.length(); at += 4096) {
        file.seek(at);
        file.write(new byte[3000]);
      }
    }
    assertThatThrownBy(() -> Store.open(database()))
        .isInstanceOf(BadStore.class)
        .hasMessageContaining("damaged");
    Files.writeString(folder.resolve("store.db"), "this is no database at all".repeat(200));
    assertThatThrownBy(() -> Store.open(database())).isInstanceOf(BadStore.class);
  }

  @Test
  void aFileHasOneServer() {
    try (Desk first = new Desk(Desk.settings(database()))) {
      assertThatThrownBy(() -> new Desk(Desk.settings(database())))
          .isInstanceOf(BadStore.class)
          .hasMessageContaining("another server has the store");
      assertThat(first.get("/health/ready", "").status()).isEqualTo(200);
    }
    new Desk(Desk.settings(database())).close();
  }

  @Test
  void aFullDiskTakesNothingAndIsTold() throws Exception {
    Desk.Opened match;
    try (Desk desk = new Desk(Desk.settings(database()))) {
      match = desk.hotSeat();
      desk.order(match, "both", 0, Desk.STANDARD);
    }
    execute("PRAGMA wal_checkpoint(TRUNCATE)");
    long pages = Files.size(folder.resolve("store.db")) / 4096;
    String full = database() + "?max_page_count=" + pages;
    int orders;
    try (Desk desk = new Desk(Desk.settings(full))) {
      int status = 200;
      for (int i = 0; i < 400 && status == 200; i++) {
        orders = desk.view(match, "both").path("orders").intValue();
        status = desk.order(match, "both", orders, orders < 4 ? next(orders) : Desk.END).status();
      }
      orders = desk.view(match, "both").path("orders").intValue();
      Desk.Reply refused = desk.post("/api/matches", "", "{\"game\":\"kharkov\",\"hotSeat\":true}");
      for (int i = 0; i < 400 && refused.status() == 201; i++) {
        refused = desk.post("/api/matches", "", "{\"game\":\"kharkov\",\"hotSeat\":true}");
      }
      assertThat(refused.status()).isEqualTo(503);
      assertThat(refused.header("Retry-After")).isNotEmpty();
      assertThat(refused.json().path("type").stringValue()).isEqualTo("store");
      assertThat(desk.get("/health/live", "").status()).isEqualTo(200);
    }
    try (Desk desk = new Desk(Desk.settings(database()))) {
      assertThat(desk.view(match, "both").path("orders").intValue()).isEqualTo(orders);
      assertThat(desk.get("/health/ready", "").status()).isEqualTo(200);
    }
  }

  private static String next(int orders) {
    return orders % 2 == 0 ? Desk.STANDARD : Desk.END;
  }

  @Test
  void aLockedFileIsWaitedForTwoSecondsAndNotForEver() throws Exception {
    try (Desk desk = new Desk(Desk.settings(database()))) {
      Desk.Opened match = desk.hotSeat();
      desk.view(match, "both");
      try (Connection other = DriverManager.getConnection(database());
          Statement statement = other.createStatement()) {
        statement.execute("BEGIN IMMEDIATE");
        Desk.Reply refused = desk.order(match, "both", 0, Desk.STANDARD);
        assertThat(refused.status()).isEqualTo(503);
        assertThat(refused.header("Retry-After")).isEqualTo("2");
        assertThat(desk.get("/health/ready", "").status()).isEqualTo(503);
        assertThat(desk.get("/health/live", "").status()).isEqualTo(200);
        statement.execute("ROLLBACK");
      }
      assertThat(desk.view(match, "both").path("orders").intValue()).isZero();
      assertThat(desk.order(match, "both", 0, Desk.STANDARD).status()).isEqualTo(200);
    }
  }
}
