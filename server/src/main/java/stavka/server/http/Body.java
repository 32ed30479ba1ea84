package stavka.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import stavka.formats.record.BadNotation;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;

/** Request bodies, of limited size. */
final class Body {
  static final int ORDER = 64 * 1024;
  static final int RECORD = 16 * 1024 * 1024;

  private Body() {}

  static byte[] bytes(Context ctx, int limit) {
    if (ctx.req().getContentLengthLong() > limit) {
      throw tooLarge(limit);
    }
    try {
      InputStream stream = ctx.req().getInputStream();
      byte[] bytes = stream.readNBytes(limit + 1);
      if (bytes.length > limit) {
        throw tooLarge(limit);
      }
      return bytes;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
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

  static String text(JsonNode body, String field) {
    JsonNode value = body.path(field);
    if (!value.isString()) {
      throw Problem.malformed("'" + field + "' should be a text");
    }
    return value.stringValue();
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
