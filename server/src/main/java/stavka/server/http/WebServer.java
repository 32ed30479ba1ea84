package stavka.server.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jetty.server.HttpConfiguration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import stavka.engine.play.Game;
import stavka.server.match.BotPlayers;
import stavka.server.match.Matches;
import stavka.server.match.OtherData;
import stavka.server.match.Reviews;
import stavka.server.store.Store;
import stavka.server.store.StoreFailure;

/** The API and the page over HTTP, a virtual thread for each request. */
public final class WebServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
  private static final int LONGEST_HEADER = 16 * 1024;
  private static final int OUTPUT_BUFFER = 8 * 1024;

  private final RateLimit requests;
  private final Meters meters = new Meters();
  private final Routes routes;
  private final Javalin javalin;

  /**
   * @param games those that have a table
   * @param version of Stavka
   * @param page a folder to serve the page from instead of the one built in
   */
  public WebServer(
      List<Game> games,
      Store store,
      Matches matches,
      BotPlayers bots,
      Reviews reviews,
      Limits limits,
      long heartbeatMillis,
      String version,
      @Nullable Path page) {
    this.requests = new RateLimit(limits.requests(), limits.requestsPerSecond());
    Access access =
        new Access(matches, bots, new RateLimit(limits.failures(), limits.failuresPerSecond()));
    MatchesResource created =
        new MatchesResource(
            games, matches, new RateLimit(limits.creations(), limits.creationsPerSecond()));
    this.routes =
        new Routes(
            new GamesResource(games),
            created,
            new ViewResource(access),
            new OrdersResource(access, matches, bots, meters),
            new StreamResource(access, meters, heartbeatMillis, limits.streams()),
            new RecordResource(access, created, version),
            new ReviewResource(access, reviews),
            new StatusResource(store, matches, meters, version),
            new PageResource(page));
    this.javalin = Javalin.create(this::configure);
  }

  /** How many requests have been answered, and streams opened. */
  public long requestsAnswered() {
    return meters.total();
  }

  public Routes routes() {
    return routes;
  }

  /**
   * @param port 0 for any that is free
   * @return the port
   */
  public int start(String host, int port) {
    javalin.start(host, port);
    return javalin.port();
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.startupWatcherEnabled = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = Body.RECORD;
    config.http.prefer405over404 = true;
    config.http.compressionStrategy = CompressionStrategy.GZIP;
    config.jetty.modifyHttpConfiguration(WebServer::setUp);
    config.jetty.modifyServer(server -> server.setErrorHandler(new RawFaults()));
    for (Routes.Route route : routes.all()) {
      config.routes.addHttpHandler(route.method(), route.path(), route.handler());
    }
    config.routes.before(this::guard);
    config.routes.after(ctx -> meters.responded(ctx.statusCode()));
    faults(config.routes);
  }

  private static void setUp(HttpConfiguration http) {
    http.setSendServerVersion(false);
    // Jetty's cache of header values takes "Bearer abc" for "Bearer aBc" if both come by one
    // connection: tokens must be read as they are.
    http.setHeaderCacheCaseSensitive(true);
    http.setHeaderCacheSize(0);
    http.setRequestHeaderSize(LONGEST_HEADER);
    // An open stream keeps its buffer, and there may be many.
    http.setOutputBufferSize(OUTPUT_BUFFER);
    http.setOutputAggregationSize(OUTPUT_BUFFER / 4);
  }

  private void guard(Context ctx) {
    SecurityHeaders.add(ctx);
    SecurityHeaders.refuseOtherSites(ctx);
    if (ctx.path().startsWith("/api/") && !requests.take(ctx.ip())) {
      throw RateLimit.problem();
    }
  }

  private static void faults(RoutesConfig config) {
    config.exception(Problem.class, (problem, ctx) -> Reply.problem(ctx, problem));
    config.exception(
        HttpResponseException.class,
        (fault, ctx) ->
            Reply.problem(
                ctx,
                new Problem(
                    fault.getStatus(),
                    name(fault.getStatus()),
                    String.valueOf(fault.getMessage()))));
    config.exception(
        OtherData.class,
        (other, ctx) ->
            Reply.problem(ctx, new Problem(409, "other-data", String.valueOf(other.getMessage()))));
    config.exception(
        StoreFailure.class,
        (failure, ctx) -> {
          LOG.error("the store failed", failure);
          Reply.problem(
              ctx,
              new Problem(
                  503,
                  "store",
                  "the store does not answer: look at the match before trying again"));
        });
    config.exception(
        Exception.class,
        (failure, ctx) -> {
          // The path has no token: those come in a header.
          LOG.error("{} {} failed", ctx.method(), ctx.path(), failure);
          Reply.problem(ctx, new Problem(500, "failure", "the server failed; its log tells why"));
        });
  }

  private static String name(int status) {
    return switch (status) {
      case 404 -> "not-found";
      case 405 -> "method-not-allowed";
      case 413 -> "too-large";
      default -> "malformed";
    };
  }

  @Override
  public void close() {
    javalin.stop();
  }
}
