package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Looking back on matches, in the background. */
class ReviewTest {
  private static Desk desk;

  @BeforeAll
  static void open(@TempDir Path folder) {
    desk = new Desk(Desk.settings("jdbc:sqlite:" + folder.resolve("stavka.db")).reviewing(2));
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  private static Desk.Opened begun() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    desk.order(match, "both", 4, desk.someMove(match, "both"));
    return match;
  }

  private static JsonNode review(Desk.Opened match) throws InterruptedException {
    while (true) {
      Desk.Reply reply = desk.get(match.path("/review"), match.token("both"));
      assertThat(reply.status()).as(reply.text()).isEqualTo(200);
      if (reply.json().path("state").asString().equals("ready")) {
        return reply.json();
      }
      assertThat(reply.json().path("state").asString()).isEqualTo("working");
      assertThat(reply.json().path("done").asInt())
          .isLessThanOrEqualTo(reply.json().path("total").asInt());
      Thread.sleep(100);
    }
  }

  @Test
  void aRecordThatWasTakenInIsLookedBackOnAlwaysAlike() throws InterruptedException {
    Desk.Opened match = begun();
    JsonNode review = review(match);
    JsonNode first = review.path("moments").path(0);
    assertThat(first.path("turn").asInt()).isEqualTo(1);
    assertThat(first.path("playouts").asInt()).isEqualTo(2);
    assertThat(first.path("axisWins").path("value").asDouble()).isBetween(0.0, 1.0);
    assertThat(first.path("phaseName").path("fr").asString()).isNotEmpty();
    assertThat(review.path("turningPoints").isArray()).isTrue();
    String record = desk.get(match.path("/record"), match.token("both")).text();
    Desk.Reply loaded = desk.post("/api/records", "", record);
    Desk.Opened again =
        new Desk.Opened(loaded.json().path("id").stringValue(), loaded.json().path("tokens"));
    assertThat(review(again)).isEqualTo(review);
  }

  @Test
  void nobodyGetsAdviceWhileAMatchIsPlayed() {
    Desk.Opened match = begun();
    Desk.Reply reply = desk.get(match.path("/review"), match.token("spectator"));
    assertThat(reply.status()).isEqualTo(403);
    assertThat(reply.json().path("type").asString()).isEqualTo("secret");
  }

  @Test
  void beforeTheFirstTurnThereIsNothingToLookBackOn() {
    Desk.Opened match = desk.hotSeat();
    Desk.Reply reply = desk.get(match.path("/review"), match.token("both"));
    assertThat(reply.status()).isEqualTo(409);
    assertThat(reply.json().path("type").asString()).isEqualTo("too-early");
  }

  @Test
  void botsAreIntroducedByTheServer() {
    JsonNode bots = desk.get("/api/bots", "").json();
    assertThat(bots.path(0).path("id").asString()).isEqualTo("random");
    assertThat(bots.toString()).contains("greedy").contains("general");
    for (JsonNode bot : bots) {
      assertThat(bot.path("name").path("fr").asString()).isNotEmpty();
      assertThat(bot.path("about").path("en").asString()).isNotEmpty().doesNotEndWith("about");
    }
  }
}
