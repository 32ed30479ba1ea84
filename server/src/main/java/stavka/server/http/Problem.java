package stavka.server.http;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.server.json.JsonText;
import tools.jackson.core.JsonGenerator;

/** A request that cannot be answered as asked, and why. */
public final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Of what cannot be done now it is always told when to try again. */
  private static final int USUAL_WAIT = 5;

  private final int status;
  private final String type;
  private int retryAfter;
  private final transient @Nullable Consumer<JsonGenerator> more;

  /**
   * @param type a short name that programs can tell it by
   * @param more further fields
   */
  public Problem(int status, String type, String title, @Nullable Consumer<JsonGenerator> more) {
    super(title, null, false, false);
    this.status = status;
    this.type = type;
    this.retryAfter = status == 503 ? USUAL_WAIT : 0;
    this.more = more;
  }

  public Problem(int status, String type, String title) {
    this(status, type, title, null);
  }

  /** The caller may try again after so many seconds. */
  Problem after(int seconds) {
    this.retryAfter = seconds;
    return this;
  }

  /** After how many seconds it is worth trying again; 0 if that is not known. */
  int retryAfter() {
    return retryAfter;
  }

  static Problem malformed(String reason) {
    return new Problem(400, "malformed", reason);
  }

  static Problem notFound(String title) {
    return new Problem(404, "not-found", title);
  }

  int status() {
    return status;
  }

  /** The document that tells the caller. */
  String text() {
    return JsonText.object(
        out -> {
          out.writeStringProperty("type", type);
          out.writeStringProperty("title", String.valueOf(getMessage()));
          out.writeNumberProperty("status", status);
          if (more != null) {
            more.accept(out);
          }
        });
  }
}
