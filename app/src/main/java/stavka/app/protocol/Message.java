package stavka.app.protocol;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import stavka.formats.record.BadNotation;
import stavka.server.json.JsonText;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** Messages are JSON objects with a {@code type}, one a line. */
final class Message {
  static final int PROTOCOL = 1;

  private Message() {}

  static String of(String type, Consumer<JsonGenerator> fields) {
    return JsonText.object(
        out -> {
          out.writeStringProperty("type", type);
          fields.accept(out);
        });
  }

  /** An answer bears the {@code id} of its question, if that had one. */
  static String answer(JsonNode question, String type, Consumer<JsonGenerator> fields) {
    return of(
        type,
        out -> {
          JsonNode id = question.path("id");
          if (id.isString() || id.isIntegralNumber()) {
            out.writeName("id");
            out.writeRawValue(id.toString());
          }
          fields.accept(out);
        });
  }

  /**
   * @throws BadNotation if it is no message at all
   */
  static JsonNode read(String line) {
    JsonNode message = JsonText.parse(line.getBytes(StandardCharsets.UTF_8));
    if (!message.isObject() || !message.path("type").isString()) {
      throw new BadNotation("a message is an object with a 'type'");
    }
    return message;
  }

  /** What a program sent, short enough to be shown. */
  static String shown(String text) {
    String printable = text.replaceAll("\\p{Cntrl}", "?");
    return printable.length() > 60 ? printable.substring(0, 60) + "..." : printable;
  }
}
