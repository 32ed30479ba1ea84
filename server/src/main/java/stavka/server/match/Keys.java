package stavka.server.match;

import java.security.MessageDigest;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import stavka.engine.table.Viewer;
import stavka.server.store.StoredSeat;

/** Which tokens open a match, and as whom. Only their digests are known. */
public final class Keys {
  private final Map<Viewer, byte[]> digests = new EnumMap<>(Viewer.class);
  private final Map<Viewer, Holder> holders = new EnumMap<>(Viewer.class);

  /**
   * Who has taken a seat.
   *
   * @param name in their own words; may be empty
   * @param taken when, in milliseconds since 1970; 0 if the seat was given with the match
   */
  public record Holder(String name, long taken) {}

  public Keys(List<StoredSeat> seats) {
    for (StoredSeat seat : seats) {
      Viewer viewer = Seats.author(seat.seat());
      if (viewer != null) {
        digests.put(viewer, HexFormat.of().parseHex(seat.token()));
        holders.put(viewer, new Holder(seat.holder(), seat.taken()));
      }
    }
  }

  public Set<Viewer> seats() {
    return digests.keySet();
  }

  public Optional<Holder> holder(Viewer seat) {
    return Optional.ofNullable(holders.get(seat));
  }

  /** Whether a seat has another token here than it had. */
  boolean replaces(Keys earlier) {
    return earlier.digests.entrySet().stream()
        .anyMatch(seat -> !MessageDigest.isEqual(seat.getValue(), digests.get(seat.getKey())));
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
