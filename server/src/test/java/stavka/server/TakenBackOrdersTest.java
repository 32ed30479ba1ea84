package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.server.store.Addition;
import stavka.server.store.Store;
import stavka.server.store.StoredEntry;
import stavka.server.store.StoredSummary;

/** Orders that were taken back cost nobody anything: they are not played again. */
class TakenBackOrdersTest {
  private static final int PAIRS = 600;

  @TempDir Path folder;

  @Test
  void openingAMatchPlaysOnlyTheOrdersInForce() {
    ServerSettings settings = Desk.settings("jdbc:sqlite:" + folder.resolve("undone.db"));
    Desk.Opened match;
    String move;
    try (Desk desk = new Desk(settings)) {
      match = desk.hotSeat();
      desk.setUp(match, "both", "both");
      move = desk.someMove(match, "both");
    }
    takeBackOften(settings, match.id(), move);
    CountedGame counted = new CountedGame(Desk.KHARKOV);
    try (Desk desk = new Desk(counted.game(), settings)) {
      assertThat(desk.view(match, "both").path("orders").intValue()).isEqualTo(4);
      assertThat(counted.orders()).isLessThan(20);
      assertThat(desk.get(match.path("/history"), match.token("both")).json().size()).isEqualTo(4);
      String lastOrder = Integer.toString(4 + 2 * PAIRS - 1);
      try (Listener back = new Listener(desk, match, "both", "Last-Event-ID", lastOrder)) {
        assertThat(back.next().name()).isEqualTo("hello");
        assertThat(back.next().name()).isEqualTo("undo");
      }
      assertThat(desk.order(match, "both", 4, move).status()).isEqualTo(200);
      Desk.Reply undone = desk.post(match.path("/undo"), match.token("both"), "{\"after\":5}");
      assertThat(undone.status()).isEqualTo(409);
      assertThat(undone.json().path("title").stringValue()).contains("too many");
      assertThat(desk.get(match.path("/history"), match.token("both")).json().size()).isEqualTo(5);
    }
  }

  private static void takeBackOften(ServerSettings settings, String match, String move) {
    try (Store store = Store.open(settings.database())) {
      List<Addition> log = new ArrayList<>();
      for (int n = 5; n <= 4 + 2 * PAIRS; n += 2) {
        log.add(addition(new StoredEntry(match, n, StoredEntry.ORDER, "both", move, n), 5));
        log.add(addition(new StoredEntry(match, n + 1, StoredEntry.UNDO, "both", "4", n), 4));
      }
      store.append(log);
    }
  }

  private static Addition addition(StoredEntry entry, int orders) {
    return new Addition(
        entry, new StoredSummary(entry.match(), orders, false, entry.at(), "{}"), orders);
  }
}
