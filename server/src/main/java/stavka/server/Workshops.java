package stavka.server;

import java.util.List;
import stavka.server.http.Limits;
import stavka.server.match.Workshop;

/**
 * Where heavy work is done, each kind apart from the others. In each there are two threads, and one
 * address has one of them at most: whoever keeps it busy, the other is there for everybody else.
 *
 * @param loads of matches from the store
 * @param replays of matches, and what else is worked out on a position of one's own
 * @param records that are written
 * @param checks of records that are sent
 * @param reviews of matches
 */
record Workshops(
    Workshop loads, Workshop replays, Workshop records, Workshop checks, Workshop reviews)
    implements AutoCloseable {
  private static final int THREADS = 2;

  static Workshops of(Limits.Shares shares) {
    return new Workshops(
        workshop("loads", 128, 32, 60, shares),
        workshop("replays", 64, 8, 60, shares),
        workshop("records", 32, 2, 60, shares),
        workshop("checks", 32, 2, 120, shares),
        workshop("reviews", 32, 2, 120, shares));
  }

  private static Workshop workshop(
      String name, int waiting, int perPerson, int seconds, Limits.Shares shares) {
    int perAddress = Math.min(shares.heavy(), 4 * perPerson);
    int running = Math.min(shares.heavyAtOnce(), THREADS);
    boolean free = shares.heavy() > waiting;
    return new Workshop(
        name,
        new Workshop.Room(
            THREADS,
            waiting,
            free ? waiting : perAddress,
            free ? waiting : perPerson,
            running,
            seconds));
  }

  List<Workshop> all() {
    return List.of(loads, replays, records, checks, reviews);
  }

  @Override
  public void close() {
    all().forEach(Workshop::close);
  }
}
