package stavka.server.match;

import java.security.MessageDigest;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import stavka.engine.table.Viewer;

/** Which tokens open a match, and as whom. Only their digests are known. */
public final class Keys {
  private final Map<Viewer, byte[]> digests = new EnumMap<>(Viewer.class);

  public Keys(Map<Viewer, byte[]> digests) {
    digests.forEach((viewer, digest) -> this.digests.put(viewer, digest.clone()));
  }

  public Set<Viewer> seats() {
    return digests.keySet();
  }

  /** As whom a token opens the match. It takes the same time whether and where a digest differs. */
  public Optional<Viewer> seat(String token) {
    byte[] digest = Tokens.digest(token);
    Optional<Viewer> found = Optional.empty();
    for (Map.Entry<Viewer, byte[]> entry : digests.entrySet()) {
      if (MessageDigest.isEqual(entry.getValue(), digest)) {
        found = Optional.of(entry.getKey());
      }
    }
    return found;
  }
}
