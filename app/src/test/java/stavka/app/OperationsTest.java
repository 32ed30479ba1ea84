package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
  void a_store_is_backed_up_restored_and_checked() {
    Store.open(database("a.db")).close();
    String file = folder.resolve("a.gz").toString();
    assertThat(execute("backup", "--db", database("a.db"), file)).isZero();
    assertThat(execute("restore", "--db", database("b.db"), file)).isZero();
    assertThat(execute("check", "--db", database("b.db"), "--replay")).isZero();
    assertThat(out.toString()).contains("0 matches, 0 entries, 0 faults");
  }

  @Test
  void a_store_that_is_not_there_is_not_made() {
    assertRefused(execute("backup", "--db", database("no.db"), "x.gz"), "there is no store");
    assertThat(folder.resolve("no.db")).doesNotExist();
  }

  @Test
  void a_file_that_is_no_backup_is_refused() throws Exception {
    Path file = Files.writeString(folder.resolve("no.gz"), "nonsense");
    assertRefused(execute("restore", "--db", database("c.db"), file.toString()), "damaged");
  }

  @Test
  void a_damaged_store_is_told_in_one_line() throws Exception {
    Files.writeString(folder.resolve("d.db"), "this is no database".repeat(99));
    assertRefused(execute("serve", "--port", "0", "--db", database("d.db")), "cannot start");
  }

  @Test
  void settings_that_cannot_be_are_refused() {
    assertRefused(execute("serve", "--trusted-proxy", "nonsense"), "--trusted-proxy");
  }

  @Test
  void an_address_that_is_none_is_refused() {
    assertRefused(execute("serve", "--public-url", "play.example.org"), "--public-url");
  }

  @Test
  void a_log_of_another_format_is_refused() {
    assertRefused(execute("serve", "--log-format", "xml"), "--log-format");
  }
}
