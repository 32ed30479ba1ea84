package stavka.formats.record;

import java.io.StringWriter;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The one way this package makes and takes JSON: compact on one line, no key twice, nothing after
 * the end.
 */
final class Json {
  private static final JsonFactory FACTORY = new JsonFactory();
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private Json() {}

  static String text(Consumer<JsonGenerator> content) {
    StringWriter text = new StringWriter(256);
    try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      content.accept(out);
    }
    return text.toString();
  }

  static JsonNode parse(String text) {
    try {
      JsonNode node = MAPPER.readTree(text);
      if (node.isMissingNode()) {
        throw new BadNotation("nothing where JSON should be");
      }
      return node;
    } catch (JacksonException malformed) {
      throw new BadNotation("not JSON: " + NotJson.reason(malformed));
    }
  }
}
