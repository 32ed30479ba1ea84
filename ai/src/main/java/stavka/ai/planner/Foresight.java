package stavka.ai.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import stavka.ai.Bot;
import stavka.ai.GreedyBot;
import stavka.engine.order.Order;
import stavka.engine.play.Advice;
import stavka.engine.play.Facts;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Verdict;
import stavka.engine.position.Draft;
import stavka.engine.position.EvenChance;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * Plays a match out to its end in several styles, on positions that may be the true one for all a
 * side knows, and finds the style that ends best.
 */
final class Foresight {
  /** More orders than the last turns need. */
  private static final int ENDLESS = 10_000;

  /**
   * How many turns before the end plans are played out. Earlier there is no count to go by: what
   * points and armies promise in mid-match chose no better than the first style alone.
   */
  private static final int TURNS = 4;

  /** What a victory is worth beside its points. */
  private static final double WON = 25;

  /** With a victory by so many points in every trial there is nothing left to look for. */
  private static final double CLEAR = 25;

  /** By how many points another style must be better than the first. */
  private static final double HEAD_START = 1.5;

  private final GameKnowledge lore;
  private final Game game;

  Foresight(GameKnowledge lore) {
    this.lore = lore;
    this.game = lore.game;
  }

  /**
   * A position from which every style is tried, with the same luck for each.
   *
   * @param planned whether the enemy plans as we do or takes the next best thing: nobody knows who
   *     sits across the table
   */
  private record Trial(Position start, long seed, boolean planned) {}

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
    if (position.turn() <= lore.turns - TURNS) {
      return left.getFirst().style;
    }
    while (left.size() > 1) {
      List<Trial> trials = trials(position, side, level.samples(), random);
      for (Candidate candidate : left) {
        trials.forEach(trial -> candidate.add(follow(trial, side, candidate.style)));
        if (candidate.worst >= WON + CLEAR) {
          return candidate.style;
        }
      }
      left.sort(Comparator.comparingDouble(candidate -> -candidate.mean()));
      left = new ArrayList<>(left.subList(0, left.size() / 2));
    }
    return left.getFirst().style;
  }

  private List<Trial> trials(Position position, Side side, int count, RandomGenerator random) {
    List<Trial> trials = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      long seed = random.nextLong();
      Position start = evenly(game.imagine(position, side, seed), seed);
      trials.add(new Trial(start, seed, i % 2 == 0));
    }
    return trials;
  }

  /** A position with dice that favour nobody for long. */
  private static Position evenly(Position position, long seed) {
    Draft draft = position.edit();
    draft.setChance(new EvenChance(seed));
    return draft.view();
  }

  private static final class Candidate {
    final Style style;
    double worst = Double.POSITIVE_INFINITY;
    private final double bonus;
    private double sum;
    private int count;

    Candidate(Style style, double bonus) {
      this.style = style;
      this.bonus = bonus;
    }

    void add(double worth) {
      sum += worth;
      worst = Math.min(worst, worth);
      count++;
    }

    double mean() {
      return bonus + sum / count;
    }
  }

  private double follow(Trial trial, Side side, Style style) {
    Officer own = new Officer(lore, style, true);
    Officer planner = new Officer(lore, Style.STEADY, true);
    Bot grabber = new GreedyBot();
    RandomGenerator random = new SplittableRandom(trial.seed());
    Position position = trial.start();
    for (int i = 0; i < ENDLESS && game.verdict(position).isEmpty(); i++) {
      Orders legal = game.legal(position);
      Order order;
      if (legal.decision().side() == side) {
        order = own.choose(position, legal, random);
      } else if (trial.planned()) {
        order = planner.choose(position, legal, random);
      } else {
        order = grabber.choose(game, position, legal, random);
      }
      if (!(game.submit(position, order) instanceof Ruling.Accepted accepted)) {
        throw new IllegalStateException("refused: " + order);
      }
      position = accepted.position();
    }
    return worth(position, side);
  }

  /** What the end of a match is worth to a side. */
  private double worth(Position end, Side side) {
    Facts facts = game.facts();
    Advice advice = game.advice();
    double lead =
        facts.points(end, side)
            - facts.points(end, side.enemy())
            - (side == Side.AXIS ? advice.evenLead(end) : -advice.evenLead(end));
    Side winner = game.verdict(end).map(Verdict::winner).orElse(null);
    return lead + (winner == side ? WON : winner == null ? 0 : -WON);
  }
}
