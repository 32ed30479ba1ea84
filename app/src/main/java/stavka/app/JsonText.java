package stavka.app;

import stavka.engine.rule.Rulebook;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The JSON that commands print with {@code --json}: one document, laid out for people too. */
final class JsonText {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private JsonText() {}

  static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  static String of(JsonNode document) {
    return MAPPER.writeValueAsString(document);
  }

  static ObjectNode text(Rulebook.Text text) {
    return object().put("en", text.english()).put("fr", text.french());
  }
}
