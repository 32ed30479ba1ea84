package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.rostov.Rostov;
import tools.jackson.databind.JsonNode;

/**
 * What the staff would order in the rest of a phase is asked for by who decides, and given to
 * nobody.
 */
class ProposalTest {
  @TempDir static Path folder;
  private static Desk desk;

  @BeforeAll
  static void open() {
    desk =
        new Desk(
            new Rostov(), Desk.settings("jdbc:sqlite:" + folder.resolve("stavka.db")).paced(0));
  }

  @AfterAll
  static void close() {
    desk.close();
  }

  private static Desk.Opened match(String scenario, String players) {
    return desk.create("{\"game\":\"rostov\",\"scenario\":\"" + scenario + "\"," + players + "}");
  }

  /** Ends phase after phase until one is to be decided; tells how many orders that took. */
  private static int until(Desk.Opened match, String phase) {
    while (!desk.view(match, "both").path("phase").stringValue().equals(phase)) {
      int orders = desk.view(match, "both").path("orders").intValue();
      Desk.Reply reply = desk.order(match, "both", orders, Desk.END);
      assertThat(reply.status()).as(reply.text()).isEqualTo(200);
    }
    return desk.view(match, "both").path("orders").intValue();
  }

  private static JsonNode proposal(Desk.Opened match, String seat) {
    Desk.Reply reply = desk.get(match.path("/proposal"), match.token(seat));
    assertThat(reply.status()).as(reply.text()).isEqualTo(200);
    return reply.json();
  }

  @ParameterizedTest
  @ValueSource(strings = {"soviet-replacements", "axis-interdiction", "axis-engineers"})
  void theOrdersProposedInARoutinePhaseOfKievPocketAreAcceptedOneAfterTheOther(String phase) {
    Desk.Opened match = match("kiev-pocket", "\"hotSeat\":true,\"seed\":5");
    int orders = until(match, phase);
    JsonNode proposed = proposal(match, "both");
    assertThat(proposed.path("after").intValue()).isEqualTo(orders);
    assertThat(proposed.path("orders").size()).as(proposed.toString()).isPositive();
    assertThat(proposed.path("ends").booleanValue()).isTrue();
    assertThat(proposed.path("more").booleanValue()).isFalse();
    assertThat(desk.view(match, "both").path("orders").intValue()).isEqualTo(orders);
    for (JsonNode step : proposed.path("orders")) {
      assertThat(step.path("rolls").isBoolean()).isTrue();
      Desk.Reply reply = desk.order(match, "both", orders++, step.path("order").toString());
      assertThat(reply.status()).as(reply.text()).isEqualTo(200);
    }
    if (desk.view(match, "both").path("phase").stringValue().equals(phase)) {
      JsonNode after = proposal(match, "both");
      assertThat(after.path("orders").isEmpty()).as(after.toString()).isTrue();
      assertThat(after.path("ends").booleanValue()).isTrue();
    }
  }

  @Test
  void onlyWhoDecidesIsAnswered() {
    Desk.Opened match = match("kiev-pocket", "\"axis\":\"human\",\"soviet\":\"human\"");
    assertThat(desk.view(match, "axis").path("yours").booleanValue()).isTrue();
    assertThat(proposal(match, "axis").path("after").intValue()).isZero();
    for (String seat : new String[] {"soviet", "spectator"}) {
      Desk.Reply reply = desk.get(match.path("/proposal"), match.token(seat));
      assertThat(reply.status()).isEqualTo(403);
      assertThat(reply.json().path("type").stringValue()).isEqualTo("not-yours");
    }
    assertThat(desk.get(match.path("/proposal"), "").status()).isEqualTo(401);
    assertThat(desk.get(match.path("/proposal"), "nonsense").status()).isEqualTo(401);
    assertThat(desk.post(match.path("/proposal"), match.token("axis"), "{}").status())
        .isBetween(404, 405);
    Desk.Opened other = match("battle-of-sumy", "\"hotSeat\":true");
    assertThat(desk.get(match.path("/proposal"), other.token("both")).status()).isBetween(401, 404);
  }

  @Test
  void nothingIsProposedWhereTheGameSuggestsNothingAndNothingOnceTheMatchIsOver()
      throws InterruptedException {
    Desk.Opened match = match("battle-of-sumy", "\"hotSeat\":true,\"seed\":5");
    until(match, "axis-movement");
    JsonNode moves = proposal(match, "both");
    assertThat(moves.path("orders").isEmpty()).isTrue();
    assertThat(moves.path("ends").booleanValue()).isFalse();
    Desk.Opened over =
        match("battle-of-sumy", "\"axis\":\"random\",\"soviet\":\"random\",\"seed\":5");
    for (int i = 0; i < 600 && !desk.view(over, "spectator").path("over").booleanValue(); i++) {
      Thread.sleep(100);
    }
    Desk.Reply reply = desk.get(over.path("/proposal"), over.token("spectator"));
    assertThat(reply.status()).isEqualTo(409);
    assertThat(reply.json().path("type").stringValue()).isEqualTo("over");
  }
}
