package stavka.ai.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.EvenChance;
import stavka.engine.position.Position;

/**
 * Plays a few turns of both sides in several styles, on positions that may be the true one for all
 * a side knows, and finds the style that ends best.
 */
final class Foresight {
  /** More orders than a few turns need. */
  private static final int ENDLESS = 10_000;

  /** How many turns are played; one seemed too few for a siege, all of them too noisy. */
  private static final int TURNS = 3;

  /** How much more often a match is played out near its end, where the count itself is seen. */
  private static final int MORE = 2;

  /** By how many points another style must be better than the first. */
  private static final double HEAD_START = 1.5;

  private final Lore lore;
  private final Game game;

  Foresight(Lore lore) {
    this.lore = lore;
    this.game = lore.game;
  }

  /**
   * The best of some styles. All are tried, the better half again and so on, so that most of the
   * work goes into telling the best ones apart; the first is preferred unless another is clearly
   * better.
   */
  Style best(Position position, Side side, Level level, RandomGenerator random) {
    List<Candidate> left = new ArrayList<>();
    for (Style style : level.styles()) {
      left.add(new Candidate(style, left.isEmpty() ? HEAD_START : 0));
    }
    while (left.size() > 1) {
      for (int sample = 0; sample < samples(position, level); sample++) {
        long seed = random.nextLong();
        Position start = evenly(game.imagine(position, side, seed), seed);
        for (Candidate candidate : left) {
          candidate.add(follow(start, side, candidate.style, seed));
        }
      }
      left.sort(Comparator.comparingDouble(candidate -> -candidate.mean()));
      left = new ArrayList<>(left.subList(0, left.size() / 2));
    }
    return left.getFirst().style;
  }

  private int samples(Position position, Level level) {
    return (toTheEnd(position) ? MORE : 1) * level.samples();
  }

  /** Whether a match is played out to its end from a position. */
  private boolean toTheEnd(Position position) {
    return position.turn() > lore.turns - TURNS;
  }

  /** A position with dice that favour nobody for long. */
  private static Position evenly(Position position, long seed) {
    Draft draft = position.edit();
    draft.setChance(new EvenChance(seed));
    return draft.view();
  }

  private static final class Candidate {
    final Style style;
    private final double bonus;
    private double sum;
    private int count;

    Candidate(Style style, double bonus) {
      this.style = style;
      this.bonus = bonus;
    }

    void add(double worth) {
      sum += worth;
      count++;
    }

    double mean() {
      return bonus + sum / count;
    }
  }

  private double follow(Position start, Side side, Style style, long seed) {
    Officer own = new Officer(lore, style, true);
    Officer enemy = new Officer(lore, Style.STEADY, true);
    RandomGenerator random = new SplittableRandom(seed);
    Position position = start;
    for (int i = 0; i < ENDLESS && game.verdict(position).isEmpty(); i++) {
      Orders legal = game.legal(position);
      boolean ours = legal.decision().side() == side;
      if (ours
          && legal.activity() == Activity.MOVE
          && position.turn() >= start.turn() + TURNS
          && !toTheEnd(start)) {
        break;
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
