package stavka.ai.review;

import java.util.ArrayList;
import java.util.List;

/**
 * How much of a match is played on. A long one is looked at in fewer places, and from each it is
 * played on less often: every turn of a campaign of fifty would take hours.
 *
 * @param places numbers of orders after which it is asked what was to be expected
 * @param playouts how often the match is played on from each
 */
record Effort(List<Integer> places, int playouts) {
  /** Orders that all playouts may take together, about: some minutes of a quick bot. */
  private static final int MOST_ORDERS = 100_000;

  private static final int LEAST_PLACES = 8;
  private static final int LEAST_PLAYOUTS = 3;

  /**
   * @param places that would be worth asking about, the last being the end of the match
   * @param playouts that would be played from each if the match were short
   */
  static Effort of(List<Integer> places, int playouts) {
    List<Integer> asked = places;
    while (orders(asked, playouts) > MOST_ORDERS && asked.size() > 2 * LEAST_PLACES) {
      asked = everySecond(asked);
    }
    long most = MOST_ORDERS / Math.max(1, orders(asked, 1));
    int least = Math.min(playouts, LEAST_PLAYOUTS);
    return new Effort(asked, Math.clamp(most, least, playouts));
  }

  /** What is played on from places, about: as many orders as the match took from there. */
  private static long orders(List<Integer> places, int playouts) {
    long end = places.getLast();
    return playouts * places.stream().mapToLong(place -> end - place).sum();
  }

  /** The first and the last among them. */
  private static List<Integer> everySecond(List<Integer> places) {
    List<Integer> half = new ArrayList<>();
    for (int i = 0; i < places.size() - 1; i += 2) {
      half.add(places.get(i));
    }
    half.add(places.getLast());
    return half;
  }
}
