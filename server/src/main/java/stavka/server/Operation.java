package stavka.server;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What only those care for who run a server for others.
 *
 * @param publicUrl by which people reach it, or null for the name they use
 * @param names by which people may reach it; others in their requests are not believed
 * @param trustedProxies whose word on who calls is taken: addresses, or networks such as 10.0.0.0/8
 * @param keeping how long matches are kept
 */
public record Operation(
    @Nullable String publicUrl, List<String> names, List<String> trustedProxies, Keeping keeping) {

  /**
   * How many days matches are kept; 0 for ever.
   *
   * @param unplayed after they were made, if nobody gave an order
   * @param finished after they were over
   * @param abandoned after the last order
   * @param records after they were sent, or after the last order since
   */
  public record Keeping(int unplayed, int finished, int abandoned, int records) {}

  public Operation {
    names = List.copyOf(names);
    trustedProxies = List.copyOf(trustedProxies);
  }

  public Operation(@Nullable String publicUrl, List<String> trustedProxies, Keeping keeping) {
    this(publicUrl, List.of(), trustedProxies, keeping);
  }

  /** What was played is kept for a year, what was left or sent for half a year or less. */
  public static Operation usual() {
    return new Operation(null, List.of(), new Keeping(30, 365, 180, 90));
  }
}
