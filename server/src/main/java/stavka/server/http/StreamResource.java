package stavka.server.http;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import stavka.engine.table.Viewer;
import stavka.server.http.Access.Seated;
import stavka.server.json.JsonText;
import stavka.server.match.Match;
import stavka.server.match.Notice;
import stavka.server.match.Subscription;

/**
 * Live updates, as server-sent events. Each watcher has a virtual thread that waits for news of its
 * match, so a slow one keeps nobody waiting.
 */
final class StreamResource {
  private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

  private final Access access;
  private final Meters meters;
  private final long heartbeatMillis;
  private final StreamCaps caps;

  StreamResource(Access access, Meters meters, long heartbeatMillis, StreamCaps caps) {
    this.access = access;
    this.meters = meters;
    this.heartbeatMillis = heartbeatMillis;
    this.caps = caps;
  }

  void stream(Context ctx) throws InterruptedException {
    Seated seated = access.open(ctx);
    Integer seen = lastEventId(ctx);
    Match match = seated.match();
    try (StreamCaps.Place place =
        caps.enter(Callers.of(ctx), seated.token(), seated.viewer() == Viewer.SPECTATOR)) {
      boolean later = seen == null && "later".equals(ctx.queryParam("view"));
      Subscription subscription = match.watch(seated.viewer(), seen);
      place.whenShed(subscription::end);
      watch(ctx, match, subscription, later);
    }
  }

  private void watch(Context ctx, Match match, Subscription subscription, boolean viewLater)
      throws InterruptedException {
    meters.streamOpened();
    try {
      HttpServletResponse response = ctx.res();
      response.setStatus(200);
      response.setContentType("text/event-stream;charset=utf-8");
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("X-Accel-Buffering", "no");
      pass(subscription, response.getOutputStream(), viewLater);
    } catch (IOException gone) {
      // The watcher has left; there is nobody to tell.
    } finally {
      match.leave(subscription);
      meters.streamClosed();
    }
  }

  private void pass(Subscription subscription, OutputStream out, boolean viewLater)
      throws IOException, InterruptedException {
    while (true) {
      Notice notice = subscription.next(heartbeatMillis);
      if (notice == null) {
        out.write(HEARTBEAT);
      } else if (notice.equals(Notice.END)) {
        return;
      } else {
        String text =
            "id: "
                + notice.entry()
                + "\nevent: "
                + notice.event()
                + "\ndata: "
                + told(notice, subscription.viewer(), viewLater)
                + "\n\n";
        out.write(text.getBytes(StandardCharsets.UTF_8));
      }
      out.flush();
    }
  }

  /**
   * A page asks for the view itself, compressed as no stream is; it only has to know from where on.
   */
  private static String told(Notice notice, Viewer viewer, boolean viewLater) {
    String text = notice.texts().getOrDefault(viewer, "");
    if (!viewLater || !notice.event().equals("hello")) {
      return text;
    }
    int n = JsonText.parse(text.getBytes(StandardCharsets.UTF_8)).path("n").intValue();
    return JsonText.object(out -> out.writeNumberProperty("n", n));
  }

  /** One that is none of ours is passed over: an error would end a browser's attempts for good. */
  private static @Nullable Integer lastEventId(Context ctx) {
    String id = ctx.header("Last-Event-ID");
    if (id == null || id.isBlank()) {
      return null;
    }
    try {
      return Integer.valueOf(id.strip());
    } catch (NumberFormatException foreign) {
      return null;
    }
  }
}
