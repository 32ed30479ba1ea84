package stavka.server.match;

import java.util.EnumMap;
import java.util.Map;
import stavka.engine.table.Viewer;

/** A new match with its tokens, which nobody will be told again. */
public record Created(String id, Map<Viewer, String> tokens) {
  public Created {
    tokens = new EnumMap<>(tokens);
  }

  @Override
  public String toString() {
    return "match " + id;
  }
}
