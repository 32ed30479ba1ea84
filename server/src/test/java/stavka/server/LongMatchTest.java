package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.formats.record.RecordHeader;
import stavka.formats.record.RecordText;
import stavka.server.store.Store;
import stavka.server.store.StoredChapter;
import tools.jackson.databind.JsonNode;

/** What lies far behind in a long match is read from the store, and is what it was. */
class LongMatchTest {
  private static final int ORDERS = 450;

  @TempDir static Path folder;
  private static final List<Position> POSITIONS = new ArrayList<>();
  private static String record;
  private static Desk.Opened match;

  private static ServerSettings settings() {
    return Desk.settings("jdbc:sqlite:" + folder.resolve("long.db"));
  }

  @BeforeAll
  static void play() {
    record = record();
    try (Desk desk = new Desk(settings())) {
      match = desk.opened(desk.post("/api/records", "", record));
      desk.view(match, "both");
    }
  }

  @AfterAll
  static void forget() {
    POSITIONS.clear();
  }

  private static String record() {
    Game game = Desk.KHARKOV;
    Scenario scenario = game.scenarios().getFirst();
    Random random = new Random(4);
    Position position = game.setUp(scenario, 4);
    POSITIONS.add(position);
    RecordText text = new RecordText(game, position);
    StringBuilder lines =
        new StringBuilder(
                text.header(RecordHeader.of(game, position, scenario, 4, "test", "human", "human")))
            .append('\n');
    for (int n = 1; n <= ORDERS; n++) {
      Orders legal = game.legal(position);
      Order order = legal.sample(random);
      Ruling.Accepted accepted = (Ruling.Accepted) game.submit(position, order);
      lines
          .append(
              text.order(
                  n, position, legal.decision(), order, accepted.events(), accepted.position()))
          .append('\n');
      position = accepted.position();
      POSITIONS.add(position);
    }
    return lines.append(text.ending((Verdict) null, ORDERS)).append('\n').toString();
  }

  @Test
  void mostOfItIsInChaptersAndCanBeLookedAtOrderByOrder() {
    try (Store store = Store.open(settings().database())) {
      List<StoredChapter> chapters = store.chapters().after(match.id(), mark(store), 0);
      assertThat(chapters.getFirst().first()).isEqualTo(1);
      assertThat(chapters.getLast().last()).isBetween(ORDERS - 160, ORDERS - 64);
    }
    try (Desk desk = new Desk(settings())) {
      assertThat(desk.get(match.path("/record"), match.token("both")).text()).isEqualTo(record);
      JsonNode history = desk.get(match.path("/history"), match.token("both")).json();
      assertThat(history.size()).isEqualTo(ORDERS);
      for (int n = 1; n <= ORDERS; n++) {
        assertThat(history.path(n - 1).path("n").intValue()).isEqualTo(n);
        assertThat(history.path(n - 1).path("turn").intValue())
            .isEqualTo(POSITIONS.get(n - 1).turn());
        assertThat(history.path(n - 1).has("events")).isTrue();
      }
      for (int n : new int[] {0, 1, 63, 64, 65, 130, 200, 300, ORDERS - 1, ORDERS}) {
        JsonNode view = desk.get(match.path("/view?at=" + n), match.token("both")).json();
        assertThat(view.path("orders").intValue()).isEqualTo(n);
        assertThat(view.path("units").size()).isEqualTo(onMap(POSITIONS.get(n)));
        assertThat(view.path("turn").intValue()).isEqualTo(POSITIONS.get(n).turn());
      }
      JsonNode tail = desk.get(match.path("/history?from=441"), match.token("both")).json();
      assertThat(tail.size()).isEqualTo(10);
      assertThat(tail.path(0).path("n").intValue()).isEqualTo(441);
      int turns = POSITIONS.getLast().turn();
      assertThat(desk.get(match.path("/points"), match.token("both")).json().size())
          .isEqualTo(turns);
    }
  }

  private static String mark(Store store) {
    // The only build that has been here.
    return store.chapters().marks(match.id()).getFirst();
  }

  private static long onMap(Position position) {
    long count = 0;
    for (int unit = 0; unit < position.counters(); unit++) {
      count += position.onMap(unit) ? 1 : 0;
    }
    return count;
  }

  @Test
  void aStreamFromTheBeginningGetsThePresentAndNotEveryOrder() throws Exception {
    try (Desk desk = new Desk(settings());
        Listener listener = new Listener(desk, match, "both", "Last-Event-ID", "0")) {
      Listener.Event hello = listener.next();
      assertThat(hello.name()).isEqualTo("hello");
      assertThat(hello.data().path("n").intValue()).isEqualTo(ORDERS);
      assertThat(listener.isQuiet()).isTrue();
      String older = Integer.toString(ORDERS - 60);
      try (Listener far = new Listener(desk, match, "both", "Last-Event-ID", older)) {
        assertThat(far.next().data().path("n").intValue()).isEqualTo(ORDERS);
        assertThat(far.isQuiet()).isTrue();
      }
      String recent = Integer.toString(ORDERS - 50);
      try (Listener near = new Listener(desk, match, "both", "Last-Event-ID", recent)) {
        assertThat(near.next().data().path("n").intValue()).isEqualTo(ORDERS - 50);
        for (int n = ORDERS - 49; n <= ORDERS; n++) {
          Listener.Event event = near.next();
          assertThat(event.name()).isEqualTo("order");
          assertThat(event.data().path("n").intValue()).isEqualTo(n);
        }
      }
    }
  }

  @Test
  void chaptersAreThereBeforeAnyoneOpensWhatWasUploaded() throws Exception {
    try (Desk desk = new Desk(settings());
        Store store = Store.open(settings().database())) {
      Desk.Opened fresh = desk.opened(desk.post("/api/records", "", record));
      assertThat(store.chapters().marks(fresh.id())).hasSize(1);
    }
  }

  @Test
  void afterAnUpgradeChaptersAreWrittenBeforeAnyoneAsks() throws Exception {
    try (Store store = Store.open(settings().database())) {
      store.chapters().rename(match.id(), "some other build");
      try (Desk desk = new Desk(settings())) {
        for (int i = 0; i < 600 && isOfAnotherBuild(store); i++) {
          Thread.sleep(50);
        }
        assertThat(isOfAnotherBuild(store)).isFalse();
        assertThat(desk.get("/metrics", "").text()).contains("stavka_matches_loaded 0");
      }
    }
  }

  private static boolean isOfAnotherBuild(Store store) {
    return store.chapters().marks(match.id()).contains("some other build");
  }

  @Test
  void wordsThatAnotherBuildLeftAreNotUsed() {
    try (Store store = Store.open(settings().database())) {
      store.chapters().rename(match.id(), "some other build");
    }
    try (Desk desk = new Desk(settings())) {
      assertThat(desk.get(match.path("/record"), match.token("both")).text()).isEqualTo(record);
    }
    try (Store store = Store.open(settings().database())) {
      assertThat(store.chapters().marks(match.id())).hasSize(1).doesNotContain("some other build");
    }
  }
}
