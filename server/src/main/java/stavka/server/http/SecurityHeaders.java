package stavka.server.http;

import io.javalin.http.Context;
import java.util.Map;

/**
 * What every answer tells browsers about whom to trust: nobody but this server. What is no page (an
 * answer of the API, a script, a sheet of styles) says it in fewer words: it loads nothing, is
 * framed by nobody and read by no other site.
 */
final class SecurityHeaders {
  static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none';"
              + " form-action 'self'; frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "X-Frame-Options",
          "DENY",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "Permissions-Policy",
          "camera=(), geolocation=(), microphone=(), payment=(), usb=()");

  private static final Map<String, String> NO_PAGE =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Cross-Origin-Resource-Policy",
          "same-origin");

  private SecurityHeaders() {}

  static void add(Context ctx) {
    (isPage(ctx.path()) ? HEADERS : NO_PAGE).forEach(ctx::header);
  }

  private static boolean isPage(String path) {
    return !path.startsWith("/api/") && !path.endsWith(".js") && !path.endsWith(".css");
  }

  /** Another site's page may not have its visitors' browsers order anything here. */
  static void refuseOtherSites(Context ctx, Callers callers) {
    boolean reads = ctx.method().name().equals("GET") || ctx.method().name().equals("HEAD");
    boolean foreign = "cross-site".equals(ctx.header("Sec-Fetch-Site")) || callers.isForeign(ctx);
    if (foreign && !reads) {
      throw new Problem(403, "cross-site", "requests of other sites are refused");
    }
  }
}
