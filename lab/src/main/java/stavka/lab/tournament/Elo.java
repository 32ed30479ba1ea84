package stavka.lab.tournament;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import stavka.engine.value.Side;
import stavka.lab.stats.Interval;
import stavka.lab.stats.LogisticFit;
import stavka.lab.stats.LogisticRegression;

/**
 * Ratings after Bradley and Terry on Elo's scale: the odds that the Axis player wins are 10 to the
 * power of (his rating less the other's plus the Axis's advantage) / 400, a draw being half a win.
 * The ratings that make the results likeliest are taken, their mean being 0. So that a bot which
 * won everything has a rating at all, each pairing is given one draw more on either side; and the
 * intervals come from the Fisher information, which takes matches to be independent and overstates
 * the spread where there are draws.
 */
final class Elo {
  private static final double SCALE = 400 / Math.log(10);
  private static final double EXTRA_DRAWS = 1;

  private final List<String> bots;
  private final LogisticFit fit;

  Elo(List<String> bots, List<BoutResult> results) {
    this.bots = bots;
    LogisticRegression regression = new LogisticRegression(bots.size());
    for (int axis = 0; axis < bots.size(); axis++) {
      for (int soviet = 0; soviet < bots.size(); soviet++) {
        if (axis != soviet) {
          Bout pairing = new Bout(bots.get(axis), bots.get(soviet), 0);
          Tally tally =
              Tally.of(
                  results.stream().filter(each -> sameSeats(each.bout(), pairing)).toList(),
                  Side.AXIS);
          double[] row = new double[bots.size()];
          add(row, axis, 1);
          add(row, soviet, -1);
          row[advantage()] = 1;
          regression.add(row, tally.score() + EXTRA_DRAWS / 2, tally.matches() + EXTRA_DRAWS);
        }
      }
    }
    this.fit = regression.fit();
  }

  private static boolean sameSeats(Bout one, Bout other) {
    return one.axis().equals(other.axis()) && one.soviet().equals(other.soviet());
  }

  /** The last coefficient; the last bot's rating is what makes the sum zero. */
  private int advantage() {
    return bots.size() - 1;
  }

  private void add(double[] row, int bot, double sign) {
    if (bot < bots.size() - 1) {
      row[bot] += sign;
    } else {
      for (int other = 0; other < bots.size() - 1; other++) {
        row[other] -= sign;
      }
    }
  }

  /** The ratings, in the order of the bots. */
  SequencedMap<String, Interval> ratings() {
    SequencedMap<String, Interval> ratings = new LinkedHashMap<>();
    for (int bot = 0; bot < bots.size(); bot++) {
      double[] row = new double[bots.size()];
      add(row, bot, 1);
      ratings.put(bots.get(bot), fit.estimate(row).times(SCALE));
    }
    return ratings;
  }

  /** By how much one bot is better than another. */
  Interval difference(String better, String worse) {
    double[] row = new double[bots.size()];
    add(row, bots.indexOf(better), 1);
    add(row, bots.indexOf(worse), -1);
    return fit.estimate(row).times(SCALE);
  }

  /** What it is worth to play the Axis. */
  Interval axisAdvantage() {
    double[] row = new double[bots.size()];
    row[advantage()] = 1;
    return fit.estimate(row).times(SCALE);
  }
}
