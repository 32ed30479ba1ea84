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
 * @param shares what of all that one address, one token or one body may take
 */
public record Limits(
    int requests,
    double requestsPerSecond,
    int creations,
    double creationsPerSecond,
    int failures,
    double failuresPerSecond,
    int matches,
    int streams,
    Shares shares) {

  /**
   * @param streamsPerAddress open at once from one address
   * @param streamsPerSeat open at once with a player's token
   * @param streamsPerSpectator open at once with a spectator's token, which many may have
   * @param matchesPerAddress made by one address and not over
   * @param connectionsPerAddress open at once
   * @param bytesPerAddress of orders in all matches one address has made
   * @param bodyMillis how long the head or the body of a request may take to come; a record ten
   *     times as long
   * @param heavyAtOnce pieces of heavy work of one kind that are under way for one address
   * @param heavy those of them that are under way or wait
   */
  public record Shares(
      int streamsPerAddress,
      int streamsPerSeat,
      int streamsPerSpectator,
      int matchesPerAddress,
      int connectionsPerAddress,
      long bytesPerAddress,
      int bodyMillis,
      int heavyAtOnce,
      int heavy) {
    /**
     * Of a long campaign's orders there is one megabyte; with chapters the store takes about ten
     * times as much.
     */
    private static final long BYTES = 32L << 20;

    /** Enough for all streams one address may have, and as many requests at the same time. */
    private static final int CONNECTIONS = 250;

    public Shares(
        int streamsPerAddress,
        int streamsPerSeat,
        int streamsPerSpectator,
        int matchesPerAddress,
        int bodyMillis) {
      this(
          streamsPerAddress,
          streamsPerSeat,
          streamsPerSpectator,
          matchesPerAddress,
          CONNECTIONS,
          BYTES,
          bodyMillis,
          1,
          24);
    }

    public static Shares usual() {
      return new Shares(100, 10, 500, 200, 10_000);
    }
  }

  public Limits(
      int requests,
      double requestsPerSecond,
      int creations,
      double creationsPerSecond,
      int failures,
      double failuresPerSecond,
      int matches,
      int streams) {
    this(
        requests,
        requestsPerSecond,
        creations,
        creationsPerSecond,
        failures,
        failuresPerSecond,
        matches,
        streams,
        Shares.usual());
  }

  /** For people at their pages. */
  public static Limits usual() {
    return new Limits(600, 100, 60, 0.5, 30, 0.5, 20_000, 2_000);
  }

  /** For load tests. */
  public static Limits none() {
    int much = 1_000_000_000;
    return new Limits(
        much,
        much,
        much,
        much,
        much,
        much,
        much,
        much,
        new Shares(much, much, much, much, much, Long.MAX_VALUE, 30_000, much, much));
  }

  public Limits sharing(Shares newShares) {
    return new Limits(
        requests,
        requestsPerSecond,
        creations,
        creationsPerSecond,
        failures,
        failuresPerSecond,
        matches,
        streams,
        newShares);
  }
}
