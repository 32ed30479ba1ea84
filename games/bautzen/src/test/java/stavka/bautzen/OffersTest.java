package stavka.bautzen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.testkit.OfferedOrders;

class OffersTest {
  @Test
  @Rule({"4.1", "9.1"})
  void whatIsOfferedMayBeGivenAndWhatMayBeGivenIsOffered() {
    OfferedOrders offered = OfferedOrders.in(Scene.GAME, 600);
    assertThat(offered.steps()).isPositive();
    assertThat(offered.attacks()).isPositive();
  }
}
