package stavka.server.json;

import java.io.StringWriter;
import java.util.function.Consumer;
import stavka.engine.rule.Rulebook;
import stavka.formats.record.BadNotation;
import stavka.formats.record.NotJson;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The one way the server makes and takes JSON. */
public final class JsonText {
  private static final JsonFactory FACTORY = new JsonFactory();
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private JsonText() {}

  /** One line of JSON. */
  public static String of(Consumer<JsonGenerator> content) {
    StringWriter text = new StringWriter(1024);
    try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      content.accept(out);
    }
    return text.toString();
  }

  /** One line that holds an object. */
  public static String object(Consumer<JsonGenerator> fields) {
    return of(
        out -> {
          out.writeStartObject();
          fields.accept(out);
          out.writeEndObject();
        });
  }

  public static void text(JsonGenerator out, String name, Rulebook.Text text) {
    out.writeName(name);
    out.writeStartObject();
    out.writeStringProperty("en", text.english());
    out.writeStringProperty("fr", text.french());
    out.writeEndObject();
  }

  /**
   * @throws BadNotation with one line that says what is wrong
   */
  public static JsonNode parse(byte[] text) {
    try {
      JsonNode node = MAPPER.readTree(text);
      if (node.isMissingNode()) {
        throw new BadNotation("nothing where JSON should be");
      }
      return node;
    } catch (JacksonException malformed) {
      String message = NotJson.reason(malformed);
      throw new BadNotation("not JSON: " + message);
    }
  }
}
