package stavka.server.json;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** A scenario's switches as a JSON object. */
public final class OptionsJson {
  private OptionsJson() {}

  public static String write(Map<String, Integer> options) {
    return JsonText.object(out -> new TreeMap<>(options).forEach(out::writeNumberProperty));
  }

  public static Map<String, Integer> read(String text) {
    Map<String, Integer> options = new HashMap<>();
    for (Map.Entry<String, JsonNode> option :
        JsonText.parse(text.getBytes(StandardCharsets.UTF_8)).properties()) {
      options.put(option.getKey(), option.getValue().intValue());
    }
    return options;
  }
}
