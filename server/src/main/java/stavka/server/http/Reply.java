package stavka.server.http;

import io.javalin.http.Context;

/** Answers. */
final class Reply {
  private Reply() {}

  /** JSON that is true only now. */
  static void json(Context ctx, String text) {
    ctx.header("Cache-Control", "no-store");
    ctx.contentType("application/json; charset=utf-8").result(text);
  }

  static void problem(Context ctx, Problem problem) {
    ctx.status(problem.status());
    if (problem.retryAfter() > 0) {
      ctx.header("Retry-After", Integer.toString(problem.retryAfter()));
    }
    ctx.header("Cache-Control", "no-store");
    ctx.contentType("application/problem+json; charset=utf-8").result(problem.text());
  }
}
