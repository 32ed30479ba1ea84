package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {
  @TempDir Path folder;

  private final StringWriter err = new StringWriter();

  private int execute(String... arguments) {
    return Main.commandLine()
        .setErr(new PrintWriter(err, true))
        .setOut(new PrintWriter(new StringWriter(), true))
        .execute(arguments);
  }

  private void assertRefused(int code, String reason) {
    assertThat(code).isEqualTo(2);
    assertThat(err.toString().lines()).singleElement().asString().contains(reason);
  }

  @Test
  void aPortOutOfRangeIsRefused() {
    assertRefused(execute("serve", "--port", "70000"), "--port");
  }

  @Test
  void aStoreOfAnotherKindIsRefused() {
    assertRefused(execute("serve", "--db", "jdbc:mysql://x"), "jdbc:sqlite:");
  }

  @Test
  void aPortThatIsTakenIsToldInOneLine() throws Exception {
    try (ServerSocket taken = new ServerSocket(0)) {
      String database = "jdbc:sqlite:" + folder.resolve("stavka.db");
      String port = Integer.toString(taken.getLocalPort());
      assertRefused(
          execute("serve", "--host", "0.0.0.0", "--port", port, "--db", database), "cannot start");
    }
  }

  @Test
  void aStoreThatCannotBeOpenedIsToldInOneLine() {
    String database = "jdbc:sqlite:" + folder.resolve("no/such/folder/stavka.db");
    assertRefused(execute("serve", "--port", "0", "--db", database), "cannot start");
  }
}
