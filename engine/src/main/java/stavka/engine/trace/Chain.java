package stavka.engine.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import stavka.engine.value.Ints;

/**
 * Relays, such as depots, that hand on from one to the next what lines have brought.
 *
 * @param before the lines so far
 * @param hexes what these reach, and every relay chained to it
 * @param rounds the links to the relays found first, to those found from them, and so on
 */
record Chain(Trace before, Ints hexes, List<Trace> rounds) {

  /**
   * @param link how lines lead from some hexes to relays
   */
  static Chain of(Trace before, Ints relays, UnaryOperator<Trace> link) {
    List<Trace> rounds = new ArrayList<>();
    Ints hexes = before.hexes();
    Ints loose = relays.filter(hex -> !before.reaches(hex));
    Ints found = loose;
    while (!found.isEmpty() && !loose.isEmpty()) {
      Trace round = link.apply(Trace.from(hexes));
      found = loose.filter(round::reaches);
      loose = loose.filter(hex -> !round.reaches(hex));
      hexes = hexes.plus(found);
      rounds.add(round);
    }
    return new Chain(before, hexes, rounds);
  }

  /** The line from a relay or from what the lines before reach. */
  Ints line(int hex) {
    if (!before.reaches(hex)) {
      for (Trace round : rounds) {
        if (round.reaches(hex)) {
          return Trace.joined(round.leg(hex), this::line);
        }
      }
    }
    return before.line(hex);
  }
}
