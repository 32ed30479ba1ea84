package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.server.http.Limits;

/** Connections are not kept open by saying little, nor has one address as many as it likes. */
class ConnectionsTest {
  @TempDir Path folder;

  private Desk desk(int connections, int millis, Operation operation) {
    Limits.Shares shares =
        new Limits.Shares(99, 99, 99, 99, connections, Long.MAX_VALUE, millis, 9, 99);
    return new Desk(
        Desk.settings("jdbc:sqlite:" + folder.resolve("connections.db"))
            .limited(Limits.none().sharing(shares))
            .operated(operation));
  }

  @Test
  void aHeadThatDribblesIsGivenUp() throws InterruptedException {
    try (Desk desk = desk(99, 400, Operation.usual());
        Raw raw = new Raw(desk.server().port());
        Raw later = new Raw(desk.server().port())) {
      later.send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
      assertThat(later.status()).isEqualTo(200);
      raw.send("GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ");
      later.send("GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ");
      Thread dribble =
          Thread.ofVirtual()
              .start(
                  () -> {
                    for (int i = 0; i < 600; i++) {
                      raw.send("x");
                      later.send("x");
                      try {
                        TimeUnit.MILLISECONDS.sleep(100);
                      } catch (InterruptedException ended) {
                        return;
                      }
                    }
                  });
      // It ends without an answer, long before the dribbling does.
      assertThat(raw.firstLine()).isEmpty();
      assertThat(dribble.isAlive()).isTrue();
      dribble.interrupt();
      assertThat(desk.get("/health", "").status()).isEqualTo(200);
    }
  }

  @Test
  void anAddressHasOnlySoManyConnectionsButATrustedProxyAsManyAsItNeeds() {
    try (Desk desk = desk(5, 10_000, Operation.usual())) {
      List<Raw> held = hold(desk, 5);
      try (Raw more = new Raw(desk.server().port())) {
        more.send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
        assertThat(more.status()).isZero();
      }
      held.forEach(Raw::close);
    }
    Operation behind = new Operation(null, List.of("127.0.0.0/8"), Operation.usual().keeping());
    try (Desk desk = desk(5, 10_000, behind)) {
      List<Raw> held = hold(desk, 9);
      held.forEach(Raw::close);
    }
  }

  private static List<Raw> hold(Desk desk, int count) {
    List<Raw> held = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Raw raw = new Raw(desk.server().port());
      raw.send("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
      assertThat(raw.status()).isEqualTo(200);
      held.add(raw);
    }
    return held;
  }
}
