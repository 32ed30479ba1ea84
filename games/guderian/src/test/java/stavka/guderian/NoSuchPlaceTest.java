package stavka.guderian;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.testkit.SpoiltOrders;

/** Orders with one number in them that names no counter or no hex. */
class NoSuchPlaceTest {
  private static final int DECISIONS = 500;

  @Test
  @Rule({"6.1", "9.11"})
  void whatNamesNoCounterOrNoHexIsRefusedInEveryPhase() {
    assertThat(SpoiltOrders.refusedIn(new Guderian(), DECISIONS)).isGreaterThan(DECISIONS / 2);
  }
}
