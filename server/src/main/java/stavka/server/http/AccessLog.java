package stavka.server.http;

import io.javalin.http.Context;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import stavka.server.match.Tokens;

/** Gives each request a name, and says in one line what came of it. No line holds a token. */
final class AccessLog {
  private static final Logger LOG = LoggerFactory.getLogger("stavka.access");
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9._-]{1,64}");
  private static final String BEGAN = "stavka.began";
  private static final String REQUEST = "request";

  private AccessLog() {}

  /** A request comes; a proxy may have named it. */
  static void begin(Context ctx) {
    String given = ctx.header("X-Request-ID");
    String id = given != null && ID.matcher(given).matches() ? given : Tokens.id();
    MDC.put(REQUEST, id);
    ctx.header("X-Request-ID", id);
    ctx.attribute(BEGAN, System.nanoTime());
  }

  static long nanos(Context ctx) {
    Long began = ctx.attribute(BEGAN);
    return began == null ? 0 : System.nanoTime() - began;
  }

  static void end(Context ctx) {
    LOG.info(
        "{} {} {} {} {} ms",
        Callers.of(ctx),
        ctx.method(),
        ctx.path().replaceAll("\\p{Cntrl}", "?"),
        ctx.statusCode(),
        nanos(ctx) / 1_000_000);
    MDC.remove(REQUEST);
  }
}
