package stavka.server.http;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How many streams may be open: in all, from one address, with one token. When there is no room for
 * a player, a spectator's stream ends for his; when there is none for an address that has few, one
 * of the address that has most.
 */
final class StreamCaps {
  private final int all;
  private final Limits.Shares shares;

  /** Those open, the oldest first. */
  private final Set<Place> places = new LinkedHashSet<>();

  private final Map<String, Integer> byAddress = new HashMap<>();
  private final Map<String, Integer> byToken = new HashMap<>();

  /** Someone's place; to be closed when the stream is. */
  final class Place implements AutoCloseable {
    private final String address;
    private final String token;
    private final boolean spectator;
    private @Nullable Runnable end;
    private boolean shed;

    private Place(String address, String token, boolean spectator) {
      this.address = address;
      this.token = token;
      this.spectator = spectator;
    }

    /** What is to be done when the place is wanted for another. */
    void whenShed(Runnable ending) {
      synchronized (StreamCaps.this) {
        end = ending;
        if (shed) {
          ending.run();
        }
      }
    }

    @Override
    public void close() {
      leave(this);
    }
  }

  StreamCaps(int all, Limits.Shares shares) {
    this.all = all;
    this.shares = shares;
  }

  /**
   * @throws Problem if there is none
   */
  synchronized Place enter(String address, String token, boolean spectator) {
    int perToken = spectator ? shares.streamsPerSpectator() : shares.streamsPerSeat();
    if (count(byAddress, address) >= shares.streamsPerAddress()) {
      throw tooMany("this address");
    }
    if (count(byToken, token) >= perToken) {
      throw tooMany("this link");
    }
    if (places.size() >= all && !makeRoom(address, spectator)) {
      throw new Problem(503, "full", "this server has no room for more watchers").after(10);
    }
    Place place = new Place(address, token, spectator);
    places.add(place);
    byAddress.merge(address, 1, Integer::sum);
    byToken.merge(token, 1, Integer::sum);
    return place;
  }

  private boolean makeRoom(String address, boolean spectator) {
    int mine = count(byAddress, address);
    Optional<Place> victim = spectator ? Optional.empty() : busiest(place -> place.spectator);
    if (victim.isEmpty()) {
      victim =
          busiest(
              place ->
                  (place.spectator || !spectator) && count(byAddress, place.address) >= mine + 2);
    }
    victim.ifPresent(
        place -> {
          leave(place);
          place.shed = true;
          if (place.end != null) {
            place.end.run();
          }
        });
    return victim.isPresent();
  }

  /** Of those places the oldest of the address that has most streams. */
  private Optional<Place> busiest(Predicate<Place> which) {
    // Of equals, the first found is the oldest.
    return places.stream()
        .filter(which)
        .min(Comparator.comparingInt(place -> -count(byAddress, place.address)));
  }

  private synchronized void leave(Place place) {
    if (places.remove(place)) {
      remove(byToken, place.token);
      remove(byAddress, place.address);
    }
  }

  private static Problem tooMany(String who) {
    return new Problem(429, "too-many-streams", who + " has too many streams open: close some")
        .after(10);
  }

  private static int count(Map<String, Integer> counts, String key) {
    return counts.getOrDefault(key, 0);
  }

  private static void remove(Map<String, Integer> counts, String key) {
    counts.computeIfPresent(key, (same, count) -> count == 1 ? null : count - 1);
  }
}
