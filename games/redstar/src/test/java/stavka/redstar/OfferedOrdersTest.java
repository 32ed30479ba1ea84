package stavka.redstar;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.testkit.OfferedOrders;

/** What is offered may be given, and what may be given is offered, in a match at random. */
class OfferedOrdersTest {
  private static final int DECISIONS = 260;

  @Test
  @Rule({"3.0", "3.2", "7.1", "7.2.2"})
  void theListsAndTheJudgeAgree() {
    OfferedOrders offered = OfferedOrders.in(new RedStar(), DECISIONS);
    assertThat(offered.steps()).isGreaterThan(20);
    assertThat(offered.attacks()).isGreaterThan(10);
  }
}
