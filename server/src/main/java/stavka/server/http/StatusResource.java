package stavka.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import stavka.server.json.JsonText;

/** How the server is, and what it can be asked. */
final class StatusResource {
  private final Readiness readiness;
  private final Meters meters;
  private final String version;
  private final Asset openApi;

  StatusResource(Readiness readiness, Meters meters, String version) {
    this.readiness = readiness;
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

  /** The process answers: whoever finds it silent may start it anew. */
  void live(Context ctx) {
    Reply.json(
        ctx,
        JsonText.object(
            out -> {
              out.writeStringProperty("status", "alive");
              out.writeStringProperty("version", version);
            }));
  }

  /** It can do its work: orders that come now can be stored. */
  void ready(Context ctx) {
    boolean store = readiness.storeWorks();
    boolean up = store && !readiness.stopping();
    List<String> troubles = up ? readiness.troubles() : List.of();
    ctx.status(up ? 200 : 503);
    if (!up) {
      ctx.header("Retry-After", "2");
    }
    Reply.json(
        ctx,
        JsonText.object(
            out -> {
              String well = troubles.isEmpty() ? "up" : "degraded";
              out.writeStringProperty("status", up ? well : "down");
              if (!troubles.isEmpty()) {
                out.writeName("reasons");
                out.writeStartArray();
                troubles.forEach(out::writeString);
                out.writeEndArray();
              }
              out.writeStringProperty("version", version);
              out.writeStringProperty("store", store ? "up" : "down");
              if (readiness.stopping()) {
                out.writeBooleanProperty("stopping", true);
              }
            }));
  }

  void metrics(Context ctx) {
    MeterText text = new MeterText();
    readiness.write(text);
    meters.write(text);
    ctx.header("Cache-Control", "no-store");
    ctx.contentType("text/plain; version=0.0.4; charset=utf-8").result(text.toString());
  }

  void describe(Context ctx) {
    openApi.send(ctx);
  }
}
