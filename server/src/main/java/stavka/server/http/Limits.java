package stavka.server.http;

/**
 * How much one address may ask for, and how much there is in all.
 *
 * @param requests of the API by one address: so many at once
 * @param requestsPerSecond in the long run
 * @param creations of matches by one address, at once
 * @param failures wrong tokens and unknown matches, at once
 * @param matches in the store
 * @param streams open at once
 */
public record Limits(
    int requests,
    double requestsPerSecond,
    int creations,
    double creationsPerSecond,
    int failures,
    double failuresPerSecond,
    int matches,
    int streams) {

  /** For people at their pages. */
  public static Limits usual() {
    return new Limits(600, 100, 60, 0.5, 30, 0.5, 20_000, 2_000);
  }

  /** For load tests. */
  public static Limits none() {
    int much = 1_000_000_000;
    return new Limits(much, much, much, much, much, much, much, much);
  }
}
