package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.engine.rule.Rule;
import stavka.redstar.RedStar;

/** Options of a scenario set on the command line, in the smallest game that has some. */
class OptionsTest {
  @TempDir private Path folder;

  private final StringWriter err = new StringWriter();

  private int simulate(String option) {
    SequencedMap<String, Games.Maker> makers = new LinkedHashMap<>();
    makers.put("redstar", new Games.Maker(RedStar.class, RedStar::new));
    return Main.commandLine(new Games(makers))
        .setOut(new PrintWriter(new StringWriter(), true))
        .setErr(new PrintWriter(err, true))
        .execute(
            "simulate",
            "redstar",
            "--games",
            "1",
            "--threads",
            "1",
            "--option",
            option,
            "--save",
            folder.toString());
  }

  @Test
  @Rule("10.2.1")
  void anOptionIsSetAndInTheRecord() throws IOException {
    assertThat(simulate("depots-leave-early=on")).isZero();
    try (var files = Files.list(folder)) {
      String header = Files.readAllLines(files.findFirst().orElseThrow()).getFirst();
      assertThat(header).contains("\"depots-leave-early\":1", "\"depots-arrive-anywhere\":0");
    }
  }

  @Test
  void aValueThatAnOptionCannotHaveIsRefusedInOneLine() {
    assertThat(simulate("depots-leave-early=2")).isEqualTo(2);
    assertThat(err.toString().lines().toList())
        .isEqualTo(List.of("--option: option 'depots-leave-early' should be from 0 to 1, not 2"));
  }
}
