package stavka.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Each address has its share, and none can fill the memory with others. */
class RateLimitTest {
  @Test
  void anAddressIsToldToWaitAndOthersAreNot() {
    RateLimit limit = new RateLimit(2, 0);
    assertThat(limit.take("a")).isTrue();
    assertThat(limit.take("a")).isTrue();
    assertThat(limit.take("a")).isFalse();
    assertThat(limit.take("b")).isTrue();
  }

  @Test
  void onlySoManyAddressesAreRememberedAndTheLatestOfThem() {
    RateLimit limit = new RateLimit(1, 0, 100);
    assertThat(limit.take("here")).isTrue();
    for (int i = 0; i < 100_000; i++) {
      limit.take("address " + i);
      assertThat(limit.take("here")).as("one who calls all the time is not forgotten").isFalse();
    }
    assertThat(limit.addresses()).isEqualTo(100);
  }
}
