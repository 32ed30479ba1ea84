package stavka.lab.tournament;

import java.util.Collection;
import stavka.engine.value.Side;
import stavka.lab.stats.Interval;

/** Matches won, drawn and lost by someone. */
record Tally(int wins, int draws, int losses) {

  /** What the player of a side made of these matches. */
  static Tally of(Collection<BoutResult> results, Side side) {
    int wins = 0;
    int draws = 0;
    for (BoutResult result : results) {
      wins += result.winner() == side ? 1 : 0;
      draws += result.winner() == null ? 1 : 0;
    }
    return new Tally(wins, draws, results.size() - wins - draws);
  }

  Tally plus(Tally other) {
    return new Tally(wins + other.wins, draws + other.draws, losses + other.losses);
  }

  int matches() {
    return wins + draws + losses;
  }

  /** Wins, with a draw as half of one. */
  double score() {
    return wins + draws / 2.0;
  }

  Interval share() {
    return Interval.share(score(), matches());
  }

  Interval winShare() {
    return Interval.share(wins, matches());
  }

  @Override
  public String toString() {
    return wins + "/" + draws + "/" + losses;
  }
}
