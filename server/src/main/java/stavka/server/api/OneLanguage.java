package stavka.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import stavka.server.json.JsonText;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** JSON without the texts of the languages that its reader does not read. */
public final class OneLanguage {
  public static final List<String> ALL = List.of("en", "fr");

  private OneLanguage() {}

  /**
   * @param language one of {@link #ALL}
   */
  public static String of(String json, String language) {
    JsonNode tree = JsonText.parse(json.getBytes(StandardCharsets.UTF_8));
    strip(tree, language);
    return tree.toString();
  }

  private static void strip(JsonNode node, String language) {
    if (node instanceof ObjectNode object
        && Set.copyOf(ALL).equals(Set.copyOf(object.propertyNames()))) {
      object.retain(language);
    } else {
      node.forEach(child -> strip(child, language));
    }
  }
}
