package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class MainTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void helpIsPrintedOnStandardOutput() {
    assertThat(execute("--help")).isZero();
    assertThat(out.toString()).startsWith("Usage: stavka");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void versionIsPrintedOnOneLine() {
    assertThat(execute("--version")).isZero();
    assertThat(out.toString().lines()).singleElement().asString().startsWith("stavka ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nonsense", "--nonsense", "-x"})
  void badInputGetsOneLineOnStandardErrorAndExitCode2(String word) {
    assertThat(execute(word)).isEqualTo(2);
    assertThat(err.toString().lines()).singleElement().asString().contains("'" + word + "'");
    assertThat(out.toString()).isEmpty();
  }

  private int execute(String... arguments) {
    CommandLine command =
        Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    return command.execute(arguments);
  }
}
