package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.engine.play.Game;
import stavka.engine.table.Viewer;
import stavka.server.match.Dice;
import stavka.server.match.MatchMaker;
import stavka.server.match.NewMatch;
import stavka.server.store.Store;

/** What those are told who run a server. */
class OperationsTest {
  @TempDir Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int execute(String... arguments) {
    return Main.commandLine()
        .setErr(new PrintWriter(err, true))
        .setOut(new PrintWriter(out, true))
        .execute(arguments);
  }

  private void assertRefused(int code, String reason) {
    assertThat(code).isEqualTo(2);
    assertThat(err.toString().lines()).singleElement().asString().contains(reason);
  }

  private String database(String name) {
    return "jdbc:sqlite:" + folder.resolve(name);
  }

  @Test
  void aStoreIsBackedUpRestoredAndChecked() {
    Store.open(database("a.db")).close();
    String file = folder.resolve("a.gz").toString();
    assertThat(execute("backup", "--db", database("a.db"), file)).isZero();
    assertThat(execute("restore", "--db", database("b.db"), file)).isZero();
    assertThat(execute("check", "--db", database("b.db"), "--replay")).isZero();
    assertThat(out.toString()).contains("0 matches, 0 entries, 0 faults");
  }

  @Test
  void aStoreThatIsNotThereIsNotMade() {
    assertRefused(execute("backup", "--db", database("no.db"), "x.gz"), "there is no store");
    assertThat(folder.resolve("no.db")).doesNotExist();
  }

  @Test
  void aFileThatIsNoBackupIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("no.gz"), "nonsense");
    assertRefused(execute("restore", "--db", database("c.db"), file.toString()), "damaged");
  }

  @Test
  void aDamagedStoreIsToldInOneLine() throws Exception {
    Files.writeString(folder.resolve("d.db"), "this is no database".repeat(99));
    assertRefused(execute("serve", "--port", "0", "--db", database("d.db")), "cannot start");
  }

  @Test
  void settingsThatCannotBeAreRefused() {
    assertRefused(execute("serve", "--trusted-proxy", "nonsense"), "--trusted-proxy");
  }

  @Test
  void anAddressThatIsNoneIsRefused() {
    assertRefused(execute("serve", "--public-url", "play.example.org"), "--public-url");
  }

  @Test
  void aLogOfAnotherFormatIsRefused() {
    assertRefused(execute("serve", "--log-format", "xml"), "--log-format");
  }

  @Test
  void aPlayerWhoLostHisKeyIsInvitedAgain() {
    String id;
    try (Store store = Store.open(database("e.db"))) {
      Game game = Games.all().list().getFirst();
      NewMatch match =
          new NewMatch(
              game,
              game.scenarios().getFirst().id(),
              Map.of(),
              Dice.chosen(1),
              "human",
              "random",
              List.of(Viewer.AXIS),
              List.of(),
              "",
              List.of());
      id = new MatchMaker(store, 9, 9).create(match, "here").id();
    }
    String url = "https://play.example.org/";
    assertThat(execute("invite", "--db", database("e.db"), "--public-url", url, id, "axis"))
        .isZero();
    assertThat(out.toString()).startsWith("https://play.example.org/join#").contains("once");
    assertRefused(execute("invite", "--db", database("e.db"), id, "soviet"), "no seat 'soviet'");
  }

  @Test
  void nobodyIsInvitedToASeatThereIsNot() {
    assertRefused(execute("invite", "--db", database("none.db"), "x", "axis"), "there is no store");
  }

  @Test
  void aSeatThatIsNoneIsRefused() {
    assertRefused(execute("invite", "--db", database("f.db"), "x", "king"), "'king'");
  }
}
