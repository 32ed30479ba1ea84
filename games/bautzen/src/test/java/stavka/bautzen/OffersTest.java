package stavka.bautzen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.testkit.OfferedOrders;

class OffersTest {
  @Test
  @Rule({"4.1", "9.1"})
  void what_is_offered_may_be_given_and_what_may_be_given_is_offered() {
    OfferedOrders offered = OfferedOrders.in(Scene.GAME, 600);
    assertThat(offered.steps()).isPositive();
    assertThat(offered.attacks()).isPositive();
  }
}
