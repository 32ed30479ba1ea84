package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The list of legal orders over HTTP. */
class LegalTest {
  private static Desk desk;

  @BeforeAll
  static void open(@TempDir Path folder) {
    desk = Desk.at(folder);
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  private static JsonNode legal(Desk.Opened match, String seat, String query) {
    Desk.Reply reply = desk.get(match.path("/legal" + query), match.token(seat));
    assertThat(reply.status()).as(reply.text()).isEqualTo(200);
    return reply.json();
  }

  @Test
  void everyTypeIsCountedAndSomeOrdersAreGivenWhole() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    JsonNode list = legal(match, "both", "?limit=3");
    assertThat(list.path("after").intValue()).isEqualTo(4);
    assertThat(list.path("whole").booleanValue()).isTrue();
    assertThat(list.path("counts").path("move").intValue()).isGreaterThan(1000);
    assertThat(list.path("orders").valueStream().filter(LegalTest::isMove)).hasSize(3);
    for (JsonNode order : list.path("orders")) {
      Desk.Reply check =
          desk.post(match.path("/check"), match.token("both"), "{\"order\":" + order + "}");
      assertThat(check.json().path("objections")).isEmpty();
    }
    assertThat(legal(match, "both", "?limit=0").path("orders")).isEmpty();
  }

  @Test
  void ofOneUnitOnlyItsOrdersAreListed() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    JsonNode moves = legal(match, "both", "?limit=1").path("orders");
    JsonNode unit =
        moves
            .valueStream()
            .filter(LegalTest::isMove)
            .findFirst()
            .orElseThrow()
            .path("units")
            .path(0);
    for (JsonNode order :
        legal(match, "both", "?limit=20&unit=" + unit.asString()).path("orders")) {
      assertThat(order.toString()).contains("\"" + unit.asString() + "\"");
    }
  }

  private static boolean isMove(JsonNode order) {
    return order.path("type").asString().equals("move");
  }

  @Test
  void onlyTheSeatThatDecidesIsTold() {
    Desk.Opened match = desk.twoPlayers();
    assertThat(legal(match, "axis", "").path("counts").has("place")).isTrue();
    for (String seat : new String[] {"soviet", "spectator"}) {
      Desk.Reply reply = desk.get(match.path("/legal"), match.token(seat));
      assertThat(reply.status()).isEqualTo(403);
      assertThat(reply.json().path("type").asString()).isEqualTo("not-yours");
    }
    assertThat(desk.get(match.path("/legal?limit=1001"), match.token("axis")).status())
        .isEqualTo(400);
    assertThat(desk.get(match.path("/legal?unit=nobody"), match.token("axis")).status())
        .isEqualTo(404);
  }
}
