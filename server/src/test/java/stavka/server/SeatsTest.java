package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.engine.table.Viewer;
import stavka.server.match.Dice;
import stavka.server.match.MatchMaker;
import stavka.server.match.NewMatch;
import stavka.server.match.SeatOffice;
import stavka.server.match.Tokens;
import stavka.server.store.Store;
import stavka.server.store.StoredInvitation;
import stavka.server.store.StoredSeat;
import tools.jackson.databind.JsonNode;

/** A seat belongs to one person. */
class SeatsTest {
  private static Desk desk;

  @BeforeAll
  static void open(@TempDir Path folder) {
    desk = Desk.at(folder);
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  private static JsonNode made(String more) {
    return desk.post("/api/matches", "", "{\"game\":\"kharkov\"" + more + "}").json();
  }

  private static Desk.Reply take(JsonNode match, String name) {
    return desk.post(
        "/api/invitations",
        "",
        "{\"invitation\":"
            + match.path("invitation").path("token")
            + ",\"name\":\""
            + name
            + "\"}");
  }

  private static String at(JsonNode match, String rest) {
    return "/api/matches/" + match.path("id").stringValue() + rest;
  }

  private static String token(JsonNode match, String seat) {
    return match.path("tokens").path(seat).asString("");
  }

  @Test
  void whoMakesAMatchGetsHisOwnSeatAndAnInvitationToTheOther() {
    JsonNode match = made(",\"seat\":\"axis\",\"name\":\"Erich\"");
    assertThat(match.path("tokens").has("axis")).isTrue();
    assertThat(match.path("tokens").has("soviet")).isFalse();
    assertThat(match.path("invitation").path("seat").stringValue()).isEqualTo("soviet");
    assertThat(match.path("invitation").path("warning").path("en").stringValue())
        .contains("127.0.0.1");
    JsonNode head = desk.get(at(match, ""), token(match, "axis")).json();
    assertThat(head.path("seats").path("soviet").path("taken").booleanValue()).isFalse();
    assertThat(head.path("waiting").booleanValue()).isTrue();

    Desk.Reply taken = take(match, "Georgi");

    assertThat(taken.status()).isEqualTo(200);
    assertThat(taken.json().path("seat").stringValue()).isEqualTo("soviet");
    String soviet = taken.json().path("tokens").path("soviet").stringValue();
    for (String key : List.of(token(match, "axis"), soviet)) {
      JsonNode seats = desk.get(at(match, ""), key).json().path("seats");
      assertThat(seats.path("soviet").path("name").stringValue()).isEqualTo("Georgi");
      assertThat(seats.path("soviet").path("since").longValue()).isPositive();
      assertThat(seats.path("axis").path("name").stringValue()).isEqualTo("Erich");
    }
  }

  @Test
  void nobodyOrdersBeforeBothHaveSatDown() {
    JsonNode match = made(",\"seat\":\"axis\"");
    String order = "{\"after\":0,\"order\":" + Desk.STANDARD + "}";
    Desk.Reply early = desk.post(at(match, "/orders"), token(match, "axis"), order);
    assertThat(early.status()).isEqualTo(409);
    assertThat(early.json().path("type").stringValue()).isEqualTo("waiting");
    take(match, "");
    assertThat(desk.post(at(match, "/orders"), token(match, "axis"), order).status())
        .isEqualTo(200);
  }

  @Test
  void anInvitationWorksOnceAndOneThatIsWrongGetsOneLine() throws Exception {
    JsonNode match = made("");
    List<Callable<Desk.Reply>> rush = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      rush.add(() -> take(match, "x"));
    }
    List<Integer> statuses = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Future<Desk.Reply> reply : threads.invokeAll(rush)) {
        statuses.add(reply.get().status());
      }
    }
    assertThat(statuses).containsOnlyOnce(200);
    assertThat(statuses.stream().filter(status -> status == 410)).hasSize(7);
    Desk.Reply used = take(match, "late");
    assertThat(used.json().path("type").stringValue()).isEqualTo("invitation-used");
    assertThat(used.json().path("title").stringValue().lines()).hasSize(1);
    assertThat(desk.post("/api/invitations", "", "{\"invitation\":\"nonsense\"}").status())
        .isEqualTo(404);
  }

  @Test
  void aNewInvitationVoidsTheOldOneUntilTheSeatIsTaken() {
    JsonNode match = made("");
    Desk.Reply anew = desk.post(at(match, "/invitation"), token(match, "soviet"), "");
    assertThat(anew.status()).isEqualTo(200);
    assertThat(take(match, "").status()).isEqualTo(404);
    String second = "{\"invitation\":" + anew.json().path("token") + "}";
    assertThat(desk.post("/api/invitations", "", second).status()).isEqualTo(200);
    assertThat(desk.post(at(match, "/invitation"), token(match, "soviet"), "").status())
        .isEqualTo(409);
    assertThat(desk.post(at(match, "/invitation"), token(match, "spectator"), "").status())
        .isEqualTo(403);
  }

  @Test
  void aSeatGetsANewKeyAndTheOldOneOpensNothing() {
    JsonNode match = made("");
    String old = token(match, "soviet");
    Desk.Reply rekeyed = desk.post(at(match, "/key"), old, "");
    assertThat(rekeyed.status()).isEqualTo(200);
    String fresh = rekeyed.json().path("token").stringValue();
    assertThat(desk.get(at(match, "/view"), old).status()).isEqualTo(401);
    assertThat(desk.get(at(match, "/view"), fresh).status()).isEqualTo(200);
  }

  @Test
  void nobodyAtAMatchCanInviteToASeatThatWasJustTaken(@TempDir Path folder) {
    try (Store store = Store.open("jdbc:sqlite:" + folder.resolve("race.db"))) {
      MatchMaker maker = new MatchMaker(store, 9, 9);
      String id = maker.create(people(), "here").id();
      StoredInvitation first = new StoredInvitation("a".repeat(64), id, "soviet", LATER, 0);
      assertThat(store.seats().inviteToFree(first)).isTrue();
      assertThat(store.seats().take(first, new StoredSeat(id, "soviet", "b".repeat(64), "", 7)))
          .isTrue();
      StoredInvitation late = new StoredInvitation("c".repeat(64), id, "soviet", LATER, 0);
      assertThat(store.seats().inviteToFree(late)).isFalse();
      assertThat(store.seats().invitation(late.token())).isEmpty();
    }
  }

  private static final long LATER = Long.MAX_VALUE;

  private static NewMatch people() {
    return new NewMatch(
        Desk.KHARKOV,
        Desk.KHARKOV.scenarios().getFirst().id(),
        Map.of(),
        Dice.chosen(1),
        "human",
        "human",
        List.of(Viewer.AXIS),
        List.of(),
        "",
        List.of());
  }

  @Test
  void whoLostHisKeyIsInvitedAgainByThoseWhoRunTheServer(@TempDir Path folder) throws Exception {
    String database = "jdbc:sqlite:" + folder.resolve("lost.db");
    try (Desk open = new Desk(Desk.settings(database));
        Store store = Store.open(database)) {
      Desk.Opened match = open.twoPlayers();
      String old = match.token("soviet");
      String invitation = Tokens.token();
      assertThat(SeatOffice.inviteAgain(store, match.id(), Viewer.SOVIET, invitation)).isPresent();
      assertThat(open.get(match.path("/view"), old).status())
          .as("the present key is good until the invitation is used")
          .isEqualTo(200);
      try (Listener found = new Listener(open, match, "soviet")) {
        found.next();
        String body = "{\"invitation\":\"" + invitation + "\",\"name\":\"Rodion\"}";
        Desk.Reply taken = open.post("/api/invitations", "", body);
        assertThat(taken.status()).isEqualTo(200);
        assertThat(found.hasEnded()).as("who has the old key is shown the door").isTrue();
        assertThat(open.get(match.path("/view"), old).status()).isEqualTo(401);
        String fresh = taken.json().path("tokens").path("soviet").stringValue();
        assertThat(open.get(match.path("/view"), fresh).status()).isEqualTo(200);
        JsonNode head = open.get(match.path(""), match.token("axis")).json();
        assertThat(head.path("seats").path("soviet").path("name").stringValue())
            .as("the opponent sees who has the seat now")
            .isEqualTo("Rodion");
        assertThat(open.post("/api/invitations", "", body).status()).isEqualTo(410);
      }
      String none = Tokens.token();
      assertThat(SeatOffice.inviteAgain(store, "nonsense", Viewer.AXIS, none)).isEmpty();
      assertThat(SeatOffice.inviteAgain(store, match.id(), Viewer.BOTH, none)).isEmpty();
      assertThat(SeatOffice.inviteAgain(store, match.id(), Viewer.SPECTATOR, none)).isEmpty();
      Desk.Opened bot = open.create("{\"game\":\"kharkov\",\"axis\":\"random\"}");
      assertThat(SeatOffice.inviteAgain(store, bot.id(), Viewer.AXIS, none)).isEmpty();
      assertThat(SeatOffice.inviteAgain(store, bot.id(), Viewer.SOVIET, none)).isPresent();
    }
  }
}
