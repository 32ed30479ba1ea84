package stavka.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import stavka.server.match.MatchMaker;
import stavka.server.match.OtherData;
import stavka.server.match.Workshop;
import stavka.server.store.StoreFailure;

/** What a caller is told of what went wrong. */
final class Faults {
  private static final Logger LOG = LoggerFactory.getLogger(Faults.class);

  private Faults() {}

  static void answer(RoutesConfig config, Routes routes) {
    config.exception(Problem.class, (problem, ctx) -> Reply.problem(ctx, problem));
    config.exception(
        HttpResponseException.class,
        (fault, ctx) -> {
          if (fault.getStatus() == 405) {
            ctx.header("Allow", routes.allowed(ctx.path()));
          }
          Reply.problem(
              ctx,
              new Problem(
                  fault.getStatus(), name(fault.getStatus()), String.valueOf(fault.getMessage())));
        });
    config.exception(
        OtherData.class,
        (other, ctx) ->
            Reply.problem(ctx, new Problem(409, "other-data", String.valueOf(other.getMessage()))));
    config.exception(
        Workshop.Full.class,
        (full, ctx) ->
            Reply.problem(
                ctx, new Problem(503, "busy", String.valueOf(full.getMessage())).after(2)));
    config.exception(
        MatchMaker.NoRoom.class,
        (none, ctx) ->
            Reply.problem(
                ctx,
                none.yours()
                    ? new Problem(429, "too-many-matches", String.valueOf(none.getMessage()))
                    : new Problem(503, "full", String.valueOf(none.getMessage())).after(60)));
    config.exception(
        StoreFailure.class,
        (failure, ctx) ->
            store(
                ctx, failure, "the store does not answer: look at the match before trying again"));
    config.exception(
        JdbiException.class,
        (failure, ctx) -> store(ctx, failure, "the store does not answer: try again in a moment"));
    config.exception(
        Exception.class,
        (failure, ctx) -> {
          // The path has no token: those come in a header.
          LOG.error("{} {} failed", ctx.method(), ctx.path(), failure);
          Reply.problem(ctx, new Problem(500, "failure", "the server failed; its log tells why"));
        });
  }

  private static void store(Context ctx, Exception failure, String title) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    LOG.error("{} {}: the store failed: {}", ctx.method(), ctx.path(), cause.toString());
    Reply.problem(ctx, new Problem(503, "store", title).after(2));
  }

  private static String name(int status) {
    return switch (status) {
      case 404 -> "not-found";
      case 405 -> "method-not-allowed";
      case 413 -> "too-large";
      default -> "malformed";
    };
  }
}
