package stavka.guderian;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.testkit.OfferedOrders;

/** What is offered may be given, and what may be given is offered, in a match at random. */
class OfferedOrdersTest {
  private static final int DECISIONS = 700;

  @Test
  @Rule({"6.1", "6.2", "9.11", "9.12"})
  void theListsAndTheJudgeAgree() {
    OfferedOrders offered = OfferedOrders.in(new Guderian(), DECISIONS);
    assertThat(offered.steps()).isGreaterThan(20);
    assertThat(offered.attacks()).isGreaterThan(10);
  }
}
