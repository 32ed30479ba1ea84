package stavka.server.match;

import java.util.EnumMap;
import java.util.Map;
import stavka.engine.table.Viewer;

/**
 * A new match with its tokens, which nobody will be told again.
 *
 * @param tokens of seats that are taken
 * @param invitations to seats that are not
 * @param until when the invitations lapse, in milliseconds since 1970
 */
public record Created(
    String id, Map<Viewer, String> tokens, Map<Viewer, String> invitations, long until, Dice dice) {
  public Created {
    tokens = copy(tokens);
    invitations = copy(invitations);
  }

  private static Map<Viewer, String> copy(Map<Viewer, String> map) {
    Map<Viewer, String> copy = new EnumMap<>(Viewer.class);
    copy.putAll(map);
    return copy;
  }

  @Override
  public String toString() {
    return "match " + id;
  }
}
