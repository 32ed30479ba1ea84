package stavka.server;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import stavka.ai.review.Reviewer;
import stavka.server.http.Limits;

/**
 * How a server is set up.
 *
 * @param port 0 for any that is free
 * @param database a JDBC URL
 * @param page a folder to serve the page from instead of the one built in, or null
 * @param botPaceMillis how long a bot waits before each order
 * @param version of Stavka
 * @param reviewPlayouts how often a match is played on from each place for its review
 * @param operation what only those care for who run it for others
 */
public record ServerSettings(
    String host,
    int port,
    String database,
    @Nullable Path page,
    long botPaceMillis,
    long heartbeatMillis,
    Limits limits,
    String version,
    int reviewPlayouts,
    Operation operation) {
  public static final String LOCAL = "127.0.0.1";
  public static final int PORT = 8080;
  public static final String DATABASE = "jdbc:sqlite:stavka.db";
  public static final long BOT_PACE_MILLIS = 250;
  public static final long HEARTBEAT_MILLIS = 15_000;

  /** On this machine alone, with the store in the working folder. */
  public static ServerSettings local(String version) {
    return new ServerSettings(
        LOCAL,
        PORT,
        DATABASE,
        null,
        BOT_PACE_MILLIS,
        HEARTBEAT_MILLIS,
        Limits.usual(),
        version,
        Reviewer.PLAYOUTS,
        Operation.usual());
  }

  public ServerSettings(
      String host,
      int port,
      String database,
      @Nullable Path page,
      long botPaceMillis,
      long heartbeatMillis,
      Limits limits,
      String version,
      int reviewPlayouts) {
    this(
        host,
        port,
        database,
        page,
        botPaceMillis,
        heartbeatMillis,
        limits,
        version,
        reviewPlayouts,
        Operation.usual());
  }

  public ServerSettings operated(Operation newOperation) {
    return new ServerSettings(
        host,
        port,
        database,
        page,
        botPaceMillis,
        heartbeatMillis,
        limits,
        version,
        reviewPlayouts,
        newOperation);
  }

  public ServerSettings at(String newHost, int newPort) {
    return new ServerSettings(
        newHost,
        newPort,
        database,
        page,
        botPaceMillis,
        heartbeatMillis,
        limits,
        version,
        reviewPlayouts,
        operation);
  }

  public ServerSettings storedIn(String newDatabase) {
    return new ServerSettings(
        host,
        port,
        newDatabase,
        page,
        botPaceMillis,
        heartbeatMillis,
        limits,
        version,
        reviewPlayouts,
        operation);
  }

  public ServerSettings showing(@Nullable Path newPage) {
    return new ServerSettings(
        host,
        port,
        database,
        newPage,
        botPaceMillis,
        heartbeatMillis,
        limits,
        version,
        reviewPlayouts,
        operation);
  }

  public ServerSettings paced(long newBotPaceMillis) {
    return new ServerSettings(
        host,
        port,
        database,
        page,
        newBotPaceMillis,
        heartbeatMillis,
        limits,
        version,
        reviewPlayouts,
        operation);
  }

  public ServerSettings limited(Limits newLimits) {
    return new ServerSettings(
        host,
        port,
        database,
        page,
        botPaceMillis,
        heartbeatMillis,
        newLimits,
        version,
        reviewPlayouts,
        operation);
  }

  public ServerSettings reviewing(int newReviewPlayouts) {
    return new ServerSettings(
        host,
        port,
        database,
        page,
        botPaceMillis,
        heartbeatMillis,
        limits,
        version,
        newReviewPlayouts,
        operation);
  }
}
