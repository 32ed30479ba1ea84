package stavka.server;

import java.nio.file.Path;
import java.util.function.Consumer;
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
    return with(change -> change.operation = newOperation);
  }

  public ServerSettings at(String newHost, int newPort) {
    return with(
        change -> {
          change.host = newHost;
          change.port = newPort;
        });
  }

  public ServerSettings storedIn(String newDatabase) {
    return with(change -> change.database = newDatabase);
  }

  public ServerSettings showing(@Nullable Path newPage) {
    return with(change -> change.page = newPage);
  }

  public ServerSettings paced(long newBotPaceMillis) {
    return with(change -> change.botPaceMillis = newBotPaceMillis);
  }

  public ServerSettings limited(Limits newLimits) {
    return with(change -> change.limits = newLimits);
  }

  public ServerSettings reviewing(int newReviewPlayouts) {
    return with(change -> change.reviewPlayouts = newReviewPlayouts);
  }

  private ServerSettings with(Consumer<Change> one) {
    Change change = new Change(this);
    one.accept(change);
    return new ServerSettings(
        change.host,
        change.port,
        change.database,
        change.page,
        change.botPaceMillis,
        heartbeatMillis,
        change.limits,
        version,
        change.reviewPlayouts,
        change.operation);
  }

  /** What of settings can be changed. */
  private static final class Change {
    String host;
    int port;
    String database;
    @Nullable Path page;
    long botPaceMillis;
    Limits limits;
    int reviewPlayouts;
    Operation operation;

    Change(ServerSettings settings) {
      host = settings.host;
      port = settings.port;
      database = settings.database;
      page = settings.page;
      botPaceMillis = settings.botPaceMillis;
      limits = settings.limits;
      reviewPlayouts = settings.reviewPlayouts;
      operation = settings.operation;
    }
  }
}
