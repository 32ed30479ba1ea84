package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.formats.BadFile;
import stavka.formats.record.RecordReader;
import stavka.formats.record.Replay;
import stavka.formats.record.SharedDice;
import stavka.server.store.Store;
import tools.jackson.databind.JsonNode;

/** Between people nobody knows or chooses the dice, and afterwards everyone can check it. */
class DiceTest {
  private static final String SECRET = "what the axis adds";

  @TempDir static Path folder;
  private static Desk desk;

  @BeforeAll
  static void open() {
    desk = Desk.at(folder);
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  private static JsonNode made() {
    return desk.post(
            "/api/matches",
            "",
            "{\"game\":\"kharkov\",\"seat\":\"axis\",\"secretDigest\":\""
                + SharedDice.digest(SECRET)
                + "\"}")
        .json();
  }

  private static Desk.Reply send(JsonNode match, String path, String body) {
    return desk.post(
        "/api/matches/" + match.path("id").stringValue() + path,
        match.path("tokens").path("axis").stringValue(),
        body);
  }

  private static JsonNode dice(JsonNode match) {
    return desk.get(
            "/api/matches/" + match.path("id").stringValue(),
            match.path("tokens").path("axis").stringValue())
        .json()
        .path("dice");
  }

  private static void sitDown(JsonNode match) {
    String body =
        "{\"invitation\":" + match.path("invitation").path("token") + ",\"secret\":\"more\"}";
    assertThat(desk.post("/api/invitations", "", body).status()).isEqualTo(200);
  }

  @Test
  void aSeedIsChosenOnlyWhereNobodyIsHurtAndIsShown() {
    Desk.Reply people = desk.post("/api/matches", "", "{\"game\":\"kharkov\",\"seed\":5}");
    assertThat(people.status()).isEqualTo(400);
    assertThat(people.json().path("title").stringValue()).contains("only in a hot seat");
    Desk.Opened alone = desk.create("{\"game\":\"kharkov\",\"axis\":\"random\",\"seed\":5}");
    JsonNode head = desk.get(alone.path(""), alone.token("soviet")).json();
    assertThat(head.path("dice").path("seed").stringValue()).isEqualTo("5");
    Desk.Opened unknown = desk.create("{\"game\":\"kharkov\",\"hotSeat\":true}");
    assertThat(desk.get(unknown.path(""), unknown.token("both")).json().path("dice").has("seed"))
        .isFalse();
  }

  @Test
  void allThreeCommitThemselvesBeforeTheFirstOrder() {
    JsonNode match = made();
    assertThat(match.path("dice").path("digests").has("server")).isTrue();
    sitDown(match);
    assertThat(dice(match).path("missing").stringValue()).isEqualTo("axis");
    String order = "{\"after\":0,\"order\":" + Desk.STANDARD + "}";
    assertThat(send(match, "/orders", order).status()).isEqualTo(409);
    assertThat(send(match, "/secret", "{\"secret\":\"another\"}").status()).isEqualTo(400);
    assertThat(send(match, "/secret", "{\"secret\":\"" + SECRET + "\"}").status()).isEqualTo(200);
    JsonNode ready = dice(match);
    assertThat(ready.path("ready").booleanValue()).isTrue();
    assertThat(ready.path("digests").size()).isEqualTo(3);
    assertThat(ready.path("digests").path("server"))
        .isEqualTo(match.path("dice").path("digests").path("server"));
    assertThat(ready.has("secrets")).isFalse();
    assertThat(send(match, "/orders", order).status()).isEqualTo(200);
    assertThat(send(match, "/secret", "{\"secret\":\"late\"}").json().path("added").booleanValue())
        .isFalse();
  }

  @Test
  void theDiceComeFromAllThreeSecretsAndTheRecordProvesIt() {
    SharedDice dice =
        new SharedDice(Map.of(), Map.of())
            .committed("server", SharedDice.digest("a"))
            .committed("axis", SharedDice.digest("b"))
            .committed("soviet", SharedDice.digest("c"));
    assertThatThrownBy(dice::chance).isInstanceOf(IllegalStateException.class);
    SharedDice all = dice.revealed("server", "a").revealed("axis", "b").revealed("soviet", "c");
    SharedDice other =
        new SharedDice(Map.of(), Map.of())
            .committed("server", SharedDice.digest("a"))
            .committed("axis", SharedDice.digest("b"))
            .committed("soviet", SharedDice.digest("d"))
            .revealed("server", "a")
            .revealed("axis", "b")
            .revealed("soviet", "d");
    assertThat(all.chance()).isNotEqualTo(other.chance());
    assertThat(SharedDice.read(all.text())).isEqualTo(all);
  }

  @Test
  void aRecordWithASecretThatWasNotCommittedToIsRefused() {
    JsonNode match = made();
    sitDown(match);
    send(match, "/secret", "{\"secret\":\"" + SECRET + "\"}");
    send(match, "/orders", "{\"after\":0,\"order\":" + Desk.STANDARD + "}");
    String text = record(match.path("id").stringValue());
    Desk.Reply good = desk.post("/api/records", "", text);
    assertThat(good.status()).as(good.text()).isEqualTo(201);
    assertThat(Replay.verify(Desk.KHARKOV, reader(text)).orders()).isZero();
    String forged = text.replace("\"secret\":\"more\"", "\"secret\":\"none\"");
    assertThatThrownBy(() -> Replay.verify(Desk.KHARKOV, reader(forged)))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("not the one it committed itself to");
    assertThat(desk.post("/api/records", "", forged).status()).isEqualTo(422);
  }

  private static RecordReader reader(String text) {
    return RecordReader.of("record", new StringReader(text));
  }

  /** A record of the match's beginning, as it would be told at the end. */
  private static String record(String id) {
    try (Store store = Store.open("jdbc:sqlite:" + folder.resolve("stavka.db"))) {
      SharedDice dice = SharedDice.read(store.match(id).orElseThrow().dice());
      Desk.Opened hotSeat = desk.hotSeat();
      String header =
          desk.get(hotSeat.path("/record"), hotSeat.token("both")).text().lines().findFirst().get();
      String shared = header.substring(0, header.length() - 1) + ",\"dice\":" + dice.text() + "}";
      return shared + "\n{\"verdict\":null,\"orders\":0}\n";
    }
  }
}
