package stavka.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What counts as one address. */
class CallersTest {
  @Test
  void anIpv4AddressStandsForItself() {
    assertThat(Callers.household("203.0.113.9")).isEqualTo("203.0.113.9");
    assertThat(Callers.household("nonsense")).isEqualTo("nonsense");
  }

  @Test
  void ipv6AddressesOfOneNetworkAreOneCaller() {
    String home = Callers.household("2001:db8:1:2::1");
    assertThat(Callers.household("2001:0DB8:1:2:ffff:ffff:ffff:ffff")).isEqualTo(home);
    assertThat(Callers.household("2001:db8:1:3::1")).isNotEqualTo(home);
    assertThat(home).isEqualTo("2001:db8:1:2::/64");
  }
}
