package stavka.ai.planner;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Side;
import stavka.engine.position.Position;

/**
 * Plays a player turn and the enemy's answer in several styles, on positions that may be the true
 * one for all a side knows, and finds the style that ends best.
 */
final class Foresight {
  /** More orders than two player turns need. */
  private static final int ENDLESS = 3000;

  private final Lore lore;
  private final Game game;

  Foresight(Lore lore) {
    this.lore = lore;
    this.game = lore.game;
  }

  /** The best of some styles; in doubt an earlier one. */
  Style best(
      Position position, Side side, List<Style> styles, int samples, RandomGenerator random) {
    double[] sums = new double[styles.size()];
    for (int sample = 0; sample < samples; sample++) {
      long seed = random.nextLong();
      Position start = game.imagine(position, side, seed);
      for (int i = 0; i < sums.length; i++) {
        sums[i] += follow(start, side, styles.get(i), seed);
      }
    }
    int best = 0;
    for (int i = 1; i < sums.length; i++) {
      best = sums[i] > sums[best] ? i : best;
    }
    return styles.get(best);
  }

  private double follow(Position start, Side side, Style style, long seed) {
    Officer own = new Officer(lore, style);
    Officer enemy = new Officer(lore, Style.STEADY);
    RandomGenerator random = new SplittableRandom(seed);
    Position position = start;
    boolean answered = false;
    for (int i = 0; i < ENDLESS && game.verdict(position).isEmpty(); i++) {
      Orders legal = game.legal(position);
      boolean ours = legal.decision().side() == side;
      if (legal.activity() == Activity.MOVE) {
        if (answered && ours) {
          break;
        }
        answered |= !ours;
      }
      Order order = (ours ? own : enemy).choose(position, legal, random);
      if (!(game.submit(position, order) instanceof Ruling.Accepted accepted)) {
        throw new IllegalStateException("refused: " + order);
      }
      position = accepted.position();
    }
    return new Outlook(lore, side).of(position);
  }
}
