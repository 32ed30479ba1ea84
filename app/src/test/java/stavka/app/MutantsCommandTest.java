package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutantsCommandTest {
  @TempDir Path folder;
  private final Terminal terminal = new Terminal();

  @Test
  void survivorsArePrintedAndWrittenWithTheirRule() throws IOException {
    String mutator = ",org.pitest.mutationtest.engine.gregor.mutators.MathMutator,";
    Files.write(
        folder.resolve("mutations.csv"),
        List.of(
            "CoinGame.java,stavka.app.coin.CoinGame" + mutator + "verdict,120,SURVIVED,none",
            "CoinGame.java,stavka.app.coin.CoinGame" + mutator + "verdict,121,KILLED,someTest"));
    assertThat(terminal.run("mutants", "coin", "--from", folder.toString())).isZero();
    assertThat(terminal.out.toString())
        .contains("1.2  stavka.app.coin.CoinGame:120  verdict  Math")
        .contains("coin: 2 mutants, 1 killed (50.0 %), 1 survived, 0 in lines that no test runs");
    assertThat(folder.resolve("survivors.csv"))
        .hasContent(
            """
            rules,class,method,line,change,status
            1.2,stavka.app.coin.CoinGame,verdict,120,Math,SURVIVED
            """);
  }

  @Test
  void withoutARunThereIsOneLineThatSaysHowToMakeOne() {
    assertThat(terminal.run("mutants", "coin", "--from", folder.toString())).isEqualTo(2);
    assertThat(terminal.errors()).singleElement().asString().contains("./stavka mutate coin");
  }
}
