package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Live updates reach everyone, once and in order. */
class StreamTest {
  @TempDir Path folder;

  @Test
  void ordersReachTheOtherSeatWithItsView() {
    try (Desk desk = Desk.at(folder)) {
      Desk.Opened match = desk.twoPlayers();
      try (Listener soviet = new Listener(desk, match, "soviet")) {
        assertThat(soviet.response().headers().firstValue("Content-Type").orElse(""))
            .startsWith("text/event-stream");
        assertThat(soviet.next().name()).isEqualTo("hello");
        desk.setUp(match, "axis", "soviet");
        for (int n = 1; n <= 4; n++) {
          Listener.Event event = soviet.next();
          assertThat(event.name()).isEqualTo("order");
          assertThat(event.data().path("n").intValue()).isEqualTo(n);
          assertThat(event.data().path("view").path("orders").intValue()).isEqualTo(n);
          assertThat(event.data().path("view").path("yours").booleanValue()).isEqualTo(n >= 2);
        }
      }
    }
  }

  @Test
  void whoAsksForTheViewLaterIsToldFromWhereOn() {
    try (Desk desk = Desk.at(folder)) {
      Desk.Opened match = desk.hotSeat();
      try (Listener page = Listener.withoutView(desk, match, "both")) {
        Listener.Event hello = page.next();
        assertThat(hello.name()).isEqualTo("hello");
        assertThat(hello.data().toString()).isEqualTo("{\"n\":0}");
        desk.order(match, "both", 0, Desk.STANDARD);
        assertThat(page.next().data().path("view").path("orders").intValue()).isEqualTo(1);
      }
    }
  }

  @Test
  void someoneWhoWasAwayGetsWhatWasMissedOnce() throws Exception {
    try (Desk desk = Desk.at(folder)) {
      Desk.Opened match = desk.hotSeat();
      String seen;
      try (Listener first = new Listener(desk, match, "both")) {
        first.next();
        desk.order(match, "both", 0, Desk.STANDARD);
        seen = first.next().id();
      }
      desk.order(match, "both", 1, Desk.END);
      desk.order(match, "both", 2, Desk.STANDARD);
      try (Listener again = new Listener(desk, match, "both", "Last-Event-ID", seen)) {
        Listener.Event hello = again.next();
        assertThat(hello.name()).isEqualTo("hello");
        assertThat(hello.data().path("n").intValue()).isEqualTo(1);
        assertThat(again.next().data().path("n").intValue()).isEqualTo(2);
        assertThat(again.next().data().path("n").intValue()).isEqualTo(3);
        assertThat(again.isQuiet()).isTrue();
        desk.order(match, "both", 3, Desk.END);
        assertThat(again.next().data().path("n").intValue()).isEqualTo(4);
      }
    }
  }

  @Test
  void someoneWhoMissedAnUndoIsTakenBackFirst() {
    try (Desk desk = Desk.at(folder)) {
      Desk.Opened match = desk.hotSeat();
      desk.setUp(match, "both", "both");
      String seen;
      try (Listener first = new Listener(desk, match, "both")) {
        first.next();
        desk.order(match, "both", 4, desk.someMove(match, "both"));
        seen = first.next().id();
      }
      undo(desk, match, 5);
      undo(desk, match, 4);
      desk.order(match, "both", 3, Desk.END);
      List<String> heard = new ArrayList<>();
      try (Listener again = new Listener(desk, match, "both", "Last-Event-ID", seen)) {
        for (int i = 0; i < 3; i++) {
          Listener.Event event = again.next();
          heard.add(event.name() + " " + event.data().path("n").intValue());
          seen = event.id();
        }
      }
      assertThat(heard).containsExactly("hello 3", "undo 3", "order 4");
      try (Listener third = new Listener(desk, match, "both", "Last-Event-ID", seen)) {
        assertThat(third.next().data().path("n").intValue()).isEqualTo(4);
      }
    }
  }

  private static void undo(Desk desk, Desk.Opened match, int after) {
    Desk.Reply reply =
        desk.post(match.path("/undo"), match.token("both"), "{\"after\":" + after + "}");
    assertThat(reply.status()).as(reply.text()).isEqualTo(200);
  }

  @Test
  void aWatcherBreakingOffAtAnyMomentMissesNothing() {
    // Slow enough that no more than fifty orders are missed at a time.
    ServerSettings slow = Desk.settings("jdbc:sqlite:" + folder.resolve("slow.db")).paced(20);
    try (Desk desk = new Desk(slow)) {
      Desk.Opened match =
          desk.create("{\"game\":\"kharkov\",\"axis\":\"random\",\"soviet\":\"random\"}");
      List<Integer> heard = new ArrayList<>();
      String seen = "0";
      for (int round = 0; round < 10; round++) {
        try (Listener listener = new Listener(desk, match, "spectator", "Last-Event-ID", seen)) {
          listener.next();
          for (int i = 0; i < 7; i++) {
            Listener.Event event = listener.next();
            heard.add(event.data().path("n").intValue());
            seen = event.id();
          }
        }
      }
      for (int i = 0; i < heard.size(); i++) {
        assertThat(heard.get(i)).isEqualTo(i + 1);
      }
    }
  }

  @Test
  void silenceIsBrokenByHeartbeatsAndAStopEndsTheStream() throws Exception {
    ServerSettings usual = Desk.settings("jdbc:sqlite:" + folder.resolve("s.db"));
    ServerSettings lively =
        new ServerSettings(
            usual.host(), 0, usual.database(), null, 0, 100, usual.limits(), usual.version(), 2);
    Listener listener;
    try (Desk desk = new Desk(lively)) {
      listener = new Listener(desk, desk.hotSeat(), "both");
      listener.next();
      assertThat(listener.hearsHeartbeat()).isTrue();
      long began = System.nanoTime();
      desk.server().close();
      assertThat(listener.hasEnded()).isTrue();
      assertThat(System.nanoTime() - began).isLessThan(10_000_000_000L);
    }
  }
}
