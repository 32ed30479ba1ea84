package stavka.server.http;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.jspecify.annotations.Nullable;

/** Answers HTTP. */
public final class WebServer implements AutoCloseable {
  private static final int LONGEST_HEADER = 16 * 1024;
  private static final int OUTPUT_BUFFER = 8 * 1024;
  private static final int IDLE_MILLIS = 30_000;
  private static final int STOP_MILLIS = 3_000;

  /** Jetty lets some of them pass, such as %u0041. */
  private static final Pattern BAD_ESCAPE = Pattern.compile("%(?![0-9A-Fa-f]{2})");

  private final RateLimit requests;
  private final Callers callers;
  private final int bodyMillis;
  private final Meters meters = new Meters();
  private final Routes routes;
  private final Connections connections;
  private final Javalin javalin;

  /**
   * @param version of Stavka
   * @param page a folder to serve the page from instead of the one built in
   */
  public WebServer(
      Services services, Limits limits, long heartbeatMillis, String version, @Nullable Path page) {
    this.requests = new RateLimit(limits.requests(), limits.requestsPerSecond());
    this.callers = services.callers();
    this.bodyMillis = limits.shares().bodyMillis();
    Access access =
        new Access(
            services.store(),
            services.maker(),
            services.matches(),
            services.bots(),
            new RateLimit(limits.failures(), limits.failuresPerSecond()));
    MatchesResource created =
        new MatchesResource(
            services.games(),
            services.maker(),
            new RateLimit(limits.creations(), limits.creationsPerSecond()),
            new RateLimit(4.0 * limits.creations(), 4 * limits.creationsPerSecond()),
            callers);
    this.routes =
        new Routes(
            new GamesResource(services.games()),
            created,
            new LobbyResource(services.lobby()),
            new SeatsResource(access, services.office(), callers),
            new ViewResource(access, services.replays()),
            new OrdersResource(access, services.matches(), services.bots(), meters),
            new StreamResource(
                access, meters, heartbeatMillis, new StreamCaps(limits.streams(), limits.shares())),
            new RecordResource(
                access,
                created,
                new WrittenRecords(services.records(), version),
                services.checks()),
            new ReviewResource(access, services.reviews()),
            new StatusResource(services.readiness(), meters, version),
            new PageResource(page));
    this.connections =
        new Connections(limits.shares().connectionsPerAddress(), bodyMillis, callers);
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
    for (Connector connector : javalin.jettyServer().server().getConnectors()) {
      connector.addEventListener(connections);
    }
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
    config.jetty.modifyServer(
        server -> {
          server.setErrorHandler(new RawFaults());
          server.setStopTimeout(STOP_MILLIS);
        });
    for (Routes.Route route : routes.all()) {
      config.routes.addHttpHandler(route.method(), route.path(), route.handler());
      if (route.method().equals(HandlerType.GET) && !route.path().endsWith("/stream")) {
        // What GET would say, without its body.
        config.routes.addHttpHandler(HandlerType.HEAD, route.path(), route.handler());
      }
    }
    config.routes.before(this::guard);
    config.routes.after(this::count);
    Faults.answer(config.routes, routes);
  }

  private static void setUp(HttpConfiguration http) {
    http.setSendServerVersion(false);
    // Jetty's cache of header values takes "Bearer abc" for "Bearer aBc" if both come by one
    // connection: tokens must be read as they are.
    http.setHeaderCacheCaseSensitive(true);
    http.setHeaderCacheSize(0);
    http.setRequestHeaderSize(LONGEST_HEADER);
    http.setIdleTimeout(IDLE_MILLIS);
    // An open stream keeps its buffer, and there may be many.
    http.setOutputBufferSize(OUTPUT_BUFFER);
    http.setOutputAggregationSize(OUTPUT_BUFFER / 4);
    http.addCustomizer(new NoOverrides());
  }

  private void guard(Context ctx) {
    callers.note(ctx);
    AccessLog.begin(ctx);
    Body.patience(ctx, bodyMillis);
    SecurityHeaders.add(ctx);
    SecurityHeaders.refuseOtherSites(ctx, callers);
    if (BAD_ESCAPE.matcher(ctx.req().getRequestURI()).find()) {
      throw Problem.malformed("the path has a '%' that two hexadecimal digits do not follow");
    }
    if (ctx.path().startsWith("/api/") && !requests.take(Callers.of(ctx))) {
      throw RateLimit.problem();
    }
  }

  private void count(Context ctx) {
    var endpoint = ctx.endpoints().lastHttpEndpoint();
    String route = endpoint == null ? "none" : endpoint.path;
    meters.responded(route, ctx.statusCode(), AccessLog.nanos(ctx));
    AccessLog.end(ctx);
  }

  @Override
  public void close() {
    connections.close();
    javalin.stop();
  }
}
