package stavka.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stavka.app.rules.Checkout;
import stavka.app.rules.RuleCoverage;

/** Every rule of every game has code, and a test that proves it. */
@Tag("coverage")
class RulesCoverageTest {
  static Stream<String> games() {
    return Games.all().slugs().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRuleHasCodeAndATest(String slug) {
    Checkout checkout = Checkout.around(Main.class).orElseThrow();
    RuleCoverage coverage =
        RuleCoverage.of(Games.all().find(slug).orElseThrow(), checkout.testClasses());
    List<String> missing =
        coverage.missing().stream()
            .map(line -> line.entry().id() + " (no " + line.lack() + ")")
            .toList();
    assertThat(missing).as("rules of %s without code or test", slug).isEmpty();
    assertThat(coverage.strangers()).as("rules cited that %s does not have", slug).isEmpty();
  }
}
