package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.engine.play.Game;
import stavka.formats.Change;
import stavka.formats.GameFiles;
import stavka.kharkov.Kharkov;

class OwnDataTest {
  private static final Game OWN =
      new Kharkov(
          GameFiles.beside(Kharkov.class)
              .with(List.of(new Change("charts", "air_points.axis.1", "4"))));

  @TempDir private Path folder;

  private Desk desk(Game game) {
    return new Desk(game, Desk.settings("jdbc:sqlite:" + folder.resolve("stavka.db")));
  }

  @Test
  void aMatchGoesOnOnlyWithTheDataItWasBegunWith() {
    Desk.Opened match;
    try (Desk desk = desk(OWN)) {
      match = desk.twoPlayers();
      desk.setUp(match, "axis", "soviet");
    }
    try (Desk desk = desk(Desk.KHARKOV)) {
      Desk.Reply refused = desk.get(match.path("/view"), match.token("axis"));
      assertThat(refused.status()).isEqualTo(409);
      assertThat(refused.json().path("type").asString()).isEqualTo("other-data");
      assertThat(refused.json().path("title").asString()).contains(OWN.dataMark());
      String tokens = "{\"tokens\":[\"" + match.token("axis") + "\"]}";
      assertThat(desk.post("/api/lobby", "", tokens).text()).isEqualTo("[]");
      assertThat(desk.get("/api/games", "").text()).doesNotContain("\"data\"");
    }
    try (Desk desk = desk(OWN)) {
      assertThat(desk.get(match.path("/view"), match.token("axis")).status()).isEqualTo(200);
      assertThat(desk.get("/api/games", "").json().path(0).path("data").asString())
          .isEqualTo(OWN.dataMark());
    }
  }
}
