package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** An order can be taken back by who gave it, until chance or the other side has spoken. */
class UndoTest {
  private Desk desk;

  @BeforeEach
  void open(@TempDir Path folder) {
    desk = Desk.at(folder);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  private Desk.Reply undo(Desk.Opened match, String seat, int after) {
    return desk.post(match.path("/undo"), match.token(seat), "{\"after\":" + after + "}");
  }

  @Test
  void aMoveIsTakenBackAsIfItHadNeverBeen() {
    Desk.Opened match = desk.twoPlayers();
    desk.setUp(match, "axis", "soviet");
    JsonNode before = desk.view(match, "soviet");
    desk.order(match, "soviet", 4, desk.someMove(match, "soviet"));
    assertThat(desk.view(match, "soviet").path("canUndo").booleanValue()).isTrue();
    assertThat(desk.view(match, "axis").path("canUndo").booleanValue()).isFalse();
    Desk.Reply undone = undo(match, "soviet", 5);
    assertThat(undone.status()).isEqualTo(200);
    assertThat(undone.json().path("n").intValue()).isEqualTo(4);
    assertThat(desk.view(match, "soviet")).isEqualTo(before);
    assertThat(desk.get(match.path("/history"), match.token("axis")).json().size()).isEqualTo(4);
  }

  @Test
  void severalOrdersAreTakenBackOneByOneButNotTheOthers() {
    Desk.Opened match = desk.twoPlayers();
    desk.setUp(match, "axis", "soviet");
    assertThat(undo(match, "soviet", 4).status()).isEqualTo(200);
    assertThat(undo(match, "soviet", 3).status()).isEqualTo(200);
    Desk.Reply fixed = undo(match, "soviet", 2);
    assertThat(fixed.status()).isEqualTo(409);
    assertThat(fixed.json().path("type").stringValue()).isEqualTo("no-undo");
    assertThat(undo(match, "axis", 2).status()).isEqualTo(200);
  }

  @Test
  void nothingIsTakenBackAtTheBeginningOrByOthers() {
    Desk.Opened match = desk.twoPlayers();
    assertThat(undo(match, "axis", 0).status()).isEqualTo(409);
    desk.order(match, "axis", 0, Desk.STANDARD);
    assertThat(undo(match, "soviet", 1).status()).isEqualTo(409);
    assertThat(undo(match, "spectator", 1).status()).isEqualTo(409);
    assertThat(undo(match, "axis", 0).json().path("type").stringValue()).isEqualTo("stale");
  }

  @Test
  void aDieThatWasRolledStaysRolled() {
    Desk.Opened match = desk.hotSeat();
    desk.setUp(match, "both", "both");
    desk.order(match, "both", 4, Desk.END);
    int orders = 5;
    JsonNode target =
        desk.get(match.path("/choices"), match.token("both")).json().path("targets").path(0);
    String attack =
        "{\"type\":\"attack\",\"units\":"
            + target.path("attackers")
            + ",\"targets\":[\""
            + target.path("hex").stringValue()
            + "\"],\"support\":0}";
    Desk.Reply fought = desk.order(match, "both", orders++, attack);
    while (!fought.text().contains("\"rolled\"")) {
      JsonNode answer =
          desk.get(match.path("/choices"), match.token("both")).json().path("orders").path(0);
      fought = desk.order(match, "both", orders++, answer.toString());
      assertThat(fought.status()).as(fought.text()).isEqualTo(200);
    }
    assertThat(desk.view(match, "both").path("canUndo").booleanValue()).isFalse();
    Desk.Reply fixed = undo(match, "both", orders);
    assertThat(fixed.json().path("type").stringValue()).isEqualTo("no-undo");
  }
}
