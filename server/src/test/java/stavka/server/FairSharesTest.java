package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.server.http.Limits;

/** One stranger who has much heavy work done keeps nobody else from theirs. */
class FairSharesTest {
  private static final String[] STRANGER = {"X-Forwarded-For", "203.0.113.66"};
  private static final String[] PLAYER = {"X-Forwarded-For", "198.51.100.7"};

  private final CountedGame game = new CountedGame(Desk.KHARKOV);
  private final CountDownLatch end = new CountDownLatch(1);
  private final CountDownLatch interrupted = new CountDownLatch(1);
  private Desk desk;

  @BeforeEach
  void open(@TempDir Path folder) {
    Operation behind = new Operation(null, List.of("127.0.0.0/8"), Operation.usual().keeping());
    desk =
        new Desk(
            game.game(),
            Desk.settings("jdbc:sqlite:" + folder.resolve("fair.db"))
                .limited(Limits.usual())
                .operated(behind));
  }

  @AfterEach
  void close() {
    end.countDown();
    desk.close();
  }

  /** Whatever is worked out on threads of that name stands still. */
  private void holdUp(String threads) {
    game.holdUp(
        () -> {
          if (Thread.currentThread().getName().startsWith(threads)) {
            try {
              end.await();
            } catch (InterruptedException stopped) {
              interrupted.countDown();
              Thread.currentThread().interrupt();
            }
          }
        });
  }

  private Desk.Opened begun() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    return match;
  }

  private Desk.Reply review(Desk.Opened match, String... address) {
    return desk.get(match.path("/review"), match.token("both"), address);
  }

  private boolean says(String line) {
    return desk.get("/metrics", "").text().contains(line);
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    for (int i = 0; i < 1200 && !condition.getAsBoolean(); i++) {
      Thread.sleep(50);
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }

  @Test
  void manyReviewsOfAStrangerLeaveRoomForAnothers() throws InterruptedException {
    holdUp("stavka-review");
    Desk.Opened theirs = begun();
    for (int n = 4; n < 20; n++) {
      assertThat(review(theirs, STRANGER).status()).isEqualTo(200);
      assertThat(desk.order(theirs, "both", n, desk.someMove(theirs, "both")).status())
          .isEqualTo(200);
    }
    for (int i = 0; i < 12; i++) {
      Desk.Reply more = review(begun(), STRANGER);
      if (more.status() == 503) {
        assertThat(more.header("Retry-After")).isNotEmpty();
      }
    }
    await(() -> says("stavka_working{kind=\"reviews\"} 1"));
    assertThat(review(begun(), PLAYER).status()).isEqualTo(200);
    await(() -> says("stavka_working{kind=\"reviews\"} 2"));
  }

  @Test
  void recordsOfAStrangerLeaveRoomForAnothersLooksBack() throws Exception {
    Desk.Opened theirs = begun();
    Desk.Opened mine = begun();
    holdUp("stavka-re");
    for (int i = 0; i < 8; i++) {
      var _ =
          desk.client()
              .sendAsync(
                  desk.request(
                          theirs.path(i < 4 ? "/record" : "/view?at=" + (i - 4)),
                          theirs.token("both"),
                          STRANGER)
                      .build(),
                  java.net.http.HttpResponse.BodyHandlers.discarding());
    }
    await(() -> says("stavka_working{kind=\"replays\"} 1"));
    await(() -> says("stavka_working{kind=\"records\"} 1"));
    assertThat(desk.get(mine.path("/view?at=0"), mine.token("both"), PLAYER).status())
        .isEqualTo(200);
  }

  @Test
  void whoeverHangsUpIsWorkedForNoLonger() throws InterruptedException {
    Desk.Opened match = begun();
    holdUp("stavka-replays");
    try (Raw raw = new Raw(desk.server().port())) {
      raw.send(
          "GET "
              + match.path("/view?at=2")
              + " HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "
              + match.token("both")
              + "\r\n\r\n");
      await(() -> says("stavka_working{kind=\"replays\"} 1"));
    }
    assertThat(interrupted.await(60, TimeUnit.SECONDS)).isTrue();
    await(() -> says("stavka_working{kind=\"replays\"} 0"));
  }

  @Test
  void aRecordIsWrittenOnceAndKept() {
    Desk.Opened match = begun();
    Desk.Reply first = desk.get(match.path("/record"), match.token("both"));
    int orders = game.orders();
    assertThat(desk.get(match.path("/record"), match.token("both")).text())
        .isEqualTo(first.text())
        .contains("standard-set-up");
    assertThat(game.orders()).isEqualTo(orders);
    desk.order(match, "both", 4, desk.someMove(match, "both"));
    assertThat(desk.get(match.path("/record"), match.token("both")).text())
        .isNotEqualTo(first.text());
  }
}
