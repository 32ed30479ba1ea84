package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.atIndex;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.app.coin.CoinGame;
import stavka.app.rules.Checkout;
import stavka.app.rules.Mark;
import stavka.app.rules.RuleCoverage;
import stavka.app.rules.RuleMarks;

class RulesCommandTest {
  private final Path classes = Checkout.location(CoinGame.class);

  @Test
  void marksAreFoundOnTypesFieldsAndMethods() {
    List<Mark> marks = RuleMarks.in(classes, "stavka.app.coin");
    assertThat(marks)
        .extracting(Mark::rule, Mark::place)
        .contains(
            org.assertj.core.groups.Tuple.tuple("1.0", "CoinGame"),
            org.assertj.core.groups.Tuple.tuple("1.1", "CoinGame.CALLS"),
            org.assertj.core.groups.Tuple.tuple("1.2", "CoinGame.verdict"));
    assertThat(marks).allMatch(mark -> mark.file().equals("stavka/app/coin/CoinGame.java"));
    assertThat(marks).filteredOn(mark -> mark.rule().equals("1.2")).allMatch(m -> m.line() > 100);
    assertThat(RuleMarks.in(classes, "stavka.app.nowhere")).isEmpty();
  }

  @Test
  void whatLacksCodeOrTestIsMissingAndStrangersAreNamed() {
    RuleCoverage coverage = RuleCoverage.of(new CoinGame(), List.of());
    assertThat(coverage.missing())
        .extracting(line -> line.entry().id() + " " + line.lack())
        .containsExactly("1.0 test", "1.1 test", "1.2 test", "17.0 code and test");
    assertThat(coverage.strangers()).extracting(Mark::rule).containsExactly("9.9");
  }

  @Test
  void theReportShowsWhereRulesLive() {
    Terminal terminal = new Terminal();
    assertThat(terminal.run("rules", "coin")).isEqualTo(1);
    assertThat(terminal.out.toString())
        .contains("code  CoinGame.verdict  app/src/test/java/stavka/app/coin/CoinGame.java:");
    assertThat(terminal.errors())
        .isNotEmpty()
        .allMatch(
            line -> line.endsWith("CoinGame.verdict cites rule 9.9, which the book does not have"));
    assertThat(terminal.run("rules", "coin", "--missing")).isEqualTo(1);
    assertThat(terminal.out.toString().lines()).singleElement().asString().startsWith("17.0 ");
    assertThat(terminal.run("rules", "coin", "--json")).isEqualTo(1);
    assertThat(terminal.json().path("rules").size()).isEqualTo(5);
    assertThat(terminal.json().path("rules").path(4).path("missing").asString())
        .isEqualTo("code and test");
  }

  @Test
  void withoutAGameTheCasesOfAllBooksAreCounted() {
    Terminal terminal = new Terminal();
    assertThat(terminal.run("rules")).isEqualTo(1);
    assertThat(terminal.out.toString().lines().map(line -> line.split(" +")).toList())
        .anySatisfy(line -> assertThat(line).containsExactly("coin", "5", "5", "0", "4", "1"))
        .anySatisfy(line -> assertThat(line).containsExactly("all", "5", "5", "0", "4", "1"));
    assertThat(terminal.run("rules", "--json")).isEqualTo(1);
    assertThat(terminal.json().path("sum").path("missing").asInt()).isPositive();
    assertThat(terminal.run("rules", "--missing")).isEqualTo(2);
  }

  @Test
  void aCaseIsShownAloneWithItsTextAndOneThatTheBookDoesNotHaveIsRefused() {
    Terminal terminal = new Terminal();
    assertThat(terminal.run("rules", "coin", "1.2")).isEqualTo(1);
    assertThat(terminal.out.toString().lines())
        .hasSizeGreaterThan(2)
        .satisfies(first -> assertThat(first).startsWith("1.2 "), atIndex(0))
        .satisfies(text -> assertThat(text.strip()).isEqualTo("Coin"), atIndex(1))
        .noneMatch(line -> line.startsWith("1.1 "));
    assertThat(terminal.run("rules", "coin", "77.7")).isEqualTo(2);
    assertThat(terminal.errors())
        .containsExactly("stavka rules: 'coin' has no rule 77.7 (see stavka rules --help)");
  }
}
