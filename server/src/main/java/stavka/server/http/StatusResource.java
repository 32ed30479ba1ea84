package stavka.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import stavka.server.json.JsonText;
import stavka.server.match.Matches;
import stavka.server.store.Store;

/** How the server is, and what it can be asked. */
final class StatusResource {
  private final Store store;
  private final Matches matches;
  private final Meters meters;
  private final String version;
  private final Asset openApi;

  StatusResource(Store store, Matches matches, Meters meters, String version) {
    this.store = store;
    this.matches = matches;
    this.meters = meters;
    this.version = version;
    this.openApi = new Asset("application/json; charset=utf-8", openApi());
  }

  private static byte[] openApi() {
    try (InputStream stream =
        Objects.requireNonNull(
            StatusResource.class.getResourceAsStream("/stavka/server/openapi.json"))) {
      return stream.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  void health(Context ctx) {
    boolean up = store.answers();
    ctx.status(up ? 200 : 503);
    Reply.json(
        ctx,
        JsonText.object(
            out -> {
              out.writeStringProperty("status", up ? "up" : "down");
              out.writeStringProperty("version", version);
              out.writeStringProperty("store", up ? "up" : "down");
            }));
  }

  void metrics(Context ctx) {
    ctx.header("Cache-Control", "no-store");
    ctx.contentType("text/plain; version=0.0.4; charset=utf-8").result(meters.text(matches));
  }

  void describe(Context ctx) {
    openApi.send(ctx);
  }
}
