package stavka.ai.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Side;
import stavka.engine.position.Position;

/**
 * Looks back on a match: asks at every change of turn and of side what was to be expected, by
 * playing on from there a few times, and tells where that changed most and what happened there.
 */
public final class Reviewer {
  /** Few, so that it takes a minute or so; the intervals say what that is worth. */
  public static final int PLAYOUTS = 8;

  private static final int MOST_TURNING_POINTS = 5;

  /** Points that weigh as much as the certainty of winning, at least. */
  private static final double LEAST_SCALE = 20;

  /** Changes smaller than that are noise: the sum of both shares. */
  private static final double NOISE = 0.15;

  private final Game game;
  private final int playouts;
  private final int threads;

  /** Told, from any thread, how much is done. */
  public interface Progress {
    void done(int done, int total);
  }

  public Reviewer(Game game, int playouts, int threads) {
    if (playouts < 2 || threads < 1) {
      throw new IllegalArgumentException(playouts + " playouts on " + threads + " threads");
    }
    this.game = game;
    this.playouts = playouts;
    this.threads = threads;
  }

  /**
   * @param orders all that were given, in order
   * @param seed of the match, so that its review is always the same
   * @throws CancellationException if its thread is interrupted
   */
  public Review review(Position start, List<Order> orders, long seed, Progress progress) {
    Story story = new Story(game, start, orders);
    List<Integer> places = story.moments();
    List<Expectation> expectations = expectations(story, places, seed, progress);
    List<Moment> moments = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      int place = places.get(i);
      Position position = story.at(place);
      moments.add(
          new Moment(place, position.turn(), phase(position, story, place), expectations.get(i)));
    }
    return new Review(moments, turningPoints(story, moments));
  }

  private String phase(Position position, Story story, int place) {
    boolean over = place == story.size() && story.verdict().isPresent();
    return over ? "" : game.table().map(table -> table.phase(position)).orElse("");
  }

  private List<Expectation> expectations(
      Story story, List<Integer> places, long seed, Progress progress) {
    boolean over = story.verdict().isPresent();
    int asked = over ? places.size() - 1 : places.size();
    int total = asked * playouts;
    AtomicInteger done = new AtomicInteger();
    List<List<Future<Expectation.Ending>>> pending = new ArrayList<>();
    List<Expectation> expectations = new ArrayList<>();
    progress.done(0, total);
    ExecutorService pool =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().daemon().name("stavka-review-", 0).factory());
    try {
      SplittableRandom random = new SplittableRandom(seed);
      for (int place : places.subList(0, asked)) {
        List<Future<Expectation.Ending>> endings = new ArrayList<>();
        for (int i = 0; i < playouts; i++) {
          // Positions are for one thread at a time: the playout gets one of its own.
          Position position = story.at(place);
          Side side = game.decision(position).side();
          Position imagined = game.imagine(position, side, random.nextLong());
          long playoutSeed = random.nextLong();
          endings.add(
              pool.submit(
                  () -> {
                    Expectation.Ending ending = Playouts.play(game, imagined, playoutSeed);
                    progress.done(done.incrementAndGet(), total);
                    return ending;
                  }));
        }
        pending.add(endings);
      }
      for (List<Future<Expectation.Ending>> endings : pending) {
        List<Expectation.Ending> ended = new ArrayList<>();
        for (Future<Expectation.Ending> ending : endings) {
          ended.add(get(ending));
        }
        expectations.add(Expectation.of(ended));
      }
    } finally {
      pool.shutdownNow();
    }
    story.verdict().map(Playouts::ending).map(Expectation::certain).ifPresent(expectations::add);
    return expectations;
  }

  private static Expectation.Ending get(Future<Expectation.Ending> ending) {
    try {
      return ending.get();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } catch (ExecutionException failed) {
      throw new IllegalStateException("a playout failed", failed.getCause());
    }
  }

  private List<TurningPoint> turningPoints(Story story, List<Moment> moments) {
    double scale = scale(moments);
    Causes causes = new Causes(story);
    record Swing(Moment before, Moment after, double size) {}
    List<Swing> swings = new ArrayList<>();
    for (int i = 1; i < moments.size(); i++) {
      Expectation before = moments.get(i - 1).expectation();
      Expectation after = moments.get(i).expectation();
      double size =
          (after.axisWins().value() - before.axisWins().value())
              + (after.margin().value() - before.margin().value()) / scale;
      if (Math.abs(size) >= NOISE) {
        swings.add(new Swing(moments.get(i - 1), moments.get(i), size));
      }
    }
    return swings.stream()
        .sorted(Comparator.comparingDouble((Swing swing) -> -Math.abs(swing.size())))
        .limit(MOST_TURNING_POINTS)
        .sorted(Comparator.comparingInt(swing -> swing.before().orders()))
        .map(
            swing -> {
              Side gainer = swing.size() > 0 ? Side.AXIS : Side.SOVIET;
              return causes.explain(swing.before(), swing.after(), gainer);
            })
        .toList();
  }

  /**
   * How many points weigh as much as the certainty of winning: about the width of all intervals.
   */
  private static double scale(List<Moment> moments) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (Moment moment : moments) {
      low = Math.min(low, moment.expectation().margin().low());
      high = Math.max(high, moment.expectation().margin().high());
    }
    return Math.max(LEAST_SCALE, high - low);
  }
}
