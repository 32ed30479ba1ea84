package stavka.server.http;

import io.javalin.http.Context;
import java.util.Map;

/** What every answer tells browsers about whom to trust: nobody but this server. */
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

  private SecurityHeaders() {}

  static void add(Context ctx) {
    HEADERS.forEach(ctx::header);
  }

  /** Another site's page may not have its visitors' browsers order anything here. */
  static void refuseOtherSites(Context ctx) {
    if ("cross-site".equals(ctx.header("Sec-Fetch-Site")) && !ctx.method().name().equals("GET")) {
      throw new Problem(403, "cross-site", "requests of other sites are refused");
    }
  }
}
