package stavka.server.http;

import io.javalin.http.Context;
import jakarta.servlet.ServletInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import stavka.formats.record.BadNotation;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;

/** Request bodies, of limited size, which may not take for ever to come. */
final class Body {
  static final int ORDER = 64 * 1024;
  static final int RECORD = 16 * 1024 * 1024;

  private static final int SKIM_MILLIS = 2_000;
  private static final int SILENCE_MILLIS = 5;
  private static final int SILENCES = 20;
  private static final String PATIENCE = "stavka.patience";

  private Body() {}

  /** How long the body of a request may take to come. */
  static void patience(Context ctx, int millis) {
    ctx.attribute(PATIENCE, millis);
  }

  static byte[] bytes(Context ctx, int limit) {
    if (ctx.req().getContentLengthLong() > limit) {
      skim(ctx, limit);
      throw tooLarge(limit);
    }
    Integer patience = ctx.attribute(PATIENCE);
    long millis = (patience == null ? 10_000 : patience) * (limit > ORDER ? 10L : 1L);
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      InputStream stream = ctx.req().getInputStream();
      byte[] buffer = new byte[8192];
      for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
        bytes.write(buffer, 0, read);
        if (bytes.size() > limit) {
          skim(ctx, limit);
          throw tooLarge(limit);
        }
        if (System.nanoTime() > end) {
          throw tooSlow();
        }
      }
      return bytes.toByteArray();
    } catch (IOException broken) {
      throw broken(broken);
    } catch (IllegalStateException | IllegalArgumentException broken) {
      // Jetty's way of saying that what came is no proper body.
      throw Problem.malformed("the body is broken");
    }
  }

  /**
   * Lets a sender who is not much over the limit end, unheard, for a while: a connection that is
   * closed on him while he sends is reset, and the answer that tells him why is lost with it.
   */
  private static void skim(Context ctx, int limit) {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(SKIM_MILLIS);
    byte[] buffer = new byte[8192];
    try {
      ServletInputStream stream = ctx.req().getInputStream();
      long left = 2L * limit;
      int silent = 0;
      while (left > 0 && silent < SILENCES && System.nanoTime() < end && !stream.isFinished()) {
        if (stream.available() > 0) {
          left -= stream.read(buffer);
          silent = 0;
        } else {
          silent++;
          Thread.sleep(SILENCE_MILLIS);
        }
      }
    } catch (IOException | IllegalStateException | IllegalArgumentException gone) {
      // Whoever has gone needs no answer.
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private static Problem broken(IOException broken) {
    for (Throwable cause = broken; cause != null; cause = cause.getCause()) {
      if (cause instanceof TimeoutException) {
        return tooSlow();
      }
    }
    return Problem.malformed("the body is broken or was cut short");
  }

  private static Problem tooSlow() {
    return new Problem(408, "too-slow", "the body took too long to come");
  }

  private static Problem tooLarge(int limit) {
    return new Problem(413, "too-large", "the body is larger than " + limit + " bytes");
  }

  /** A body that must be a JSON object. */
  static JsonNode object(Context ctx) {
    try {
      JsonNode body = JsonText.parse(bytes(ctx, ORDER));
      if (!body.isObject()) {
        throw Problem.malformed("the body should be a JSON object");
      }
      return body;
    } catch (BadNotation bad) {
      throw Problem.malformed(bad.reason());
    }
  }

  /** Whoever misspells a field is told, and does not get something else than asked for. */
  static void allow(JsonNode body, Set<String> fields) {
    for (String name : body.propertyNames()) {
      if (!fields.contains(name)) {
        String shown = name.length() > 40 ? name.substring(0, 40) + "..." : name;
        throw Problem.malformed("unknown field '" + shown + "'");
      }
    }
  }

  static String text(JsonNode body, String field) {
    JsonNode value = body.path(field);
    if (!value.isString()) {
      throw Problem.malformed("'" + field + "' should be a text");
    }
    return value.stringValue();
  }

  /** A text of limited length that may be missing. */
  static String text(JsonNode body, String field, int longest) {
    if (!body.has(field) || body.path(field).isNull()) {
      return "";
    }
    String text = text(body, field);
    if (text.length() > longest) {
      throw Problem.malformed("'" + field + "' is longer than " + longest + " letters");
    }
    return text.replaceAll("\\p{Cntrl}", " ").strip();
  }

  static boolean flag(JsonNode body, String field) {
    JsonNode value = body.path(field);
    if (value.isMissingNode() || value.isNull()) {
      return false;
    }
    if (!value.isBoolean()) {
      throw Problem.malformed("'" + field + "' should be true or false");
    }
    return value.booleanValue();
  }

  static int number(JsonNode body, String field) {
    JsonNode value = body.path(field);
    if (!value.isIntegralNumber() || !value.canConvertToInt()) {
      throw Problem.malformed("'" + field + "' should be a whole number");
    }
    return value.intValue();
  }

  static JsonNode order(JsonNode body) {
    JsonNode order = body.path("order");
    if (!order.isObject()) {
      throw Problem.malformed("'order' should be an object");
    }
    return order;
  }

  /** A number in the query, or another if it is not there. */
  static int query(Context ctx, String name, int otherwise) {
    String text = ctx.queryParam(name);
    if (text == null) {
      return otherwise;
    }
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException wrong) {
      throw Problem.malformed("'" + name + "' should be a whole number");
    }
  }
}
