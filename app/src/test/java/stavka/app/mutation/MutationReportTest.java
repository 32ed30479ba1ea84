package stavka.app.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.app.rules.Mark;

class MutationReportTest {
  private static final String MUTATORS = "org.pitest.mutationtest.engine.gregor.mutators.";
  private static final List<Mark> MARKS =
      List.of(
          new Mark("6.1", "", "March", "stavka/coin/March.java", 0),
          new Mark("6.2", "", "March.cost", "stavka/coin/March.java", 12),
          new Mark("6.3", "", "March.Step.ends", "stavka/coin/March.java", 30));

  @TempDir Path folder;
  private MutationReport report;

  @BeforeEach
  void reads() throws IOException {
    Path table = folder.resolve("mutations.csv");
    Files.write(
        table,
        List.of(
            line("March", "MathMutator", "cost", 13, "SURVIVED,none"),
            line("March", "VoidMethodCallMutator", "lambda$cost$2", 12, "NO_COVERAGE,none"),
            line("March", "NegateConditionalsMutator", "other", 20, "KILLED,[method:a(int, int)]"),
            line("March", "MathMutator", "other", 21, "TIMED_OUT,none"),
            line("March$Step", "MathMutator", "begins", 28, "SURVIVED,none"),
            line("March$Step", "MathMutator", "ends", 31, "SURVIVED,none")));
    report = MutationReport.read(table, MARKS);
  }

  private static String line(String type, String mutator, String method, int line, String end) {
    return String.join(
        ",", "March.java", "stavka.coin." + type, MUTATORS + mutator, method, line + "", end);
  }

  @Test
  void whatIsNeitherNoticedNorRunIsCountedApart() {
    assertThat(report.count(Mutant::killed)).isEqualTo(2);
    assertThat(report.count(mutant -> !mutant.covered())).isEqualTo(1);
    assertThat(report.share()).isEqualTo(100.0 / 3);
    assertThat(report.byClass().get("stavka.coin.March").share()).isEqualTo(50);
    assertThat(new MutationReport(List.of()).share()).isZero();
  }

  @Test
  void survivorsNameTheRuleOfTheirMethodOrElseOfTheClassAroundIt() {
    assertThat(report.survivors())
        .extracting(Mutant::type, Mutant::method, Mutant::line, Mutant::change, Mutant::rules)
        .containsExactly(
            tuple("stavka.coin.March", "cost", 12, "VoidMethodCall", List.of("6.2")),
            tuple("stavka.coin.March", "cost", 13, "Math", List.of("6.2")),
            tuple("stavka.coin.March.Step", "begins", 28, "Math", List.of("6.1")),
            tuple("stavka.coin.March.Step", "ends", 31, "Math", List.of("6.3")));
  }
}
