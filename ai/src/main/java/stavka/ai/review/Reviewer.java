package stavka.ai.review;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * Looks back on a match: asks at the beginning of each turn what was to be expected, by playing on
 * from there a few times, and tells where that changed most and what happened there.
 */
public final class Reviewer {
  /** Few, so that it takes a minute or so; the intervals say what that is worth. */
  public static final int PLAYOUTS = 8;

  private static final int MOST_TURNING_POINTS = 5;

  /** At so many places within turns, or a few more, is it asked more closely. */
  private static final int CLOSER = 3;

  /** Points that weigh as much as the certainty of winning, at least. */
  private static final double LEAST_SCALE = 20;

  /** Changes smaller than that, chance and points together, are not worth a word. */
  private static final double NOISE = 0.1;

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
    SortedMap<Integer, Moment> moments = new TreeMap<>();
    Effort effort = Effort.of(story.moments(), playouts);
    // Of the turns that changed most it is then asked which side's phases did it.
    int total = effort.playouts() * (effort.places().size() + CLOSER);
    AtomicInteger done = new AtomicInteger();
    Runnable step = () -> progress.done(Math.min(total, done.incrementAndGet()), total);
    progress.done(0, total);
    SplittableRandom random = new SplittableRandom(seed);
    ExecutorService pool =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().daemon().name("stavka-review-", 0).factory());
    try {
      ask(story, effort, random, pool, step, moments);
      List<Integer> closer = new ArrayList<>();
      for (Swing swing : swings(moments)) {
        if (closer.size() < CLOSER) {
          closer.addAll(story.between(swing.before().orders(), swing.after().orders()));
        }
      }
      ask(story, new Effort(closer, effort.playouts()), random, pool, step, moments);
    } finally {
      pool.shutdownNow();
    }
    Causes causes = new Causes(story);
    List<TurningPoint> points =
        swings(moments).stream()
            .limit(MOST_TURNING_POINTS)
            .sorted(Comparator.comparingInt(swing -> swing.before().orders()))
            .map(swing -> causes.explain(swing.before(), swing.after(), swing.gainer()))
            .toList();
    return new Review(List.copyOf(moments.values()), points);
  }

  private String phase(Story story, int place) {
    return isEnd(story, place)
        ? ""
        : game.table().map(table -> table.phase(story.at(place))).orElse("");
  }

  /** Finds out what was to be expected at some places. */
  private void ask(
      Story story,
      Effort effort,
      SplittableRandom random,
      ExecutorService pool,
      Runnable step,
      SortedMap<Integer, Moment> moments) {
    SortedMap<Integer, List<Future<Expectation.Ending>>> pending = new TreeMap<>();
    for (int place : effort.places()) {
      List<Future<Expectation.Ending>> endings = new ArrayList<>();
      for (int i = 0; i < effort.playouts() && !isEnd(story, place); i++) {
        // Positions are for one thread at a time: the playout gets one of its own.
        Position position = story.at(place);
        Side side = game.decision(position).side();
        Position imagined = game.imagine(position, side, random.nextLong());
        long playoutSeed = random.nextLong();
        endings.add(
            pool.submit(
                () -> {
                  Expectation.Ending ending = Playouts.play(game, imagined, playoutSeed);
                  step.run();
                  return ending;
                }));
      }
      pending.put(place, endings);
    }
    pending.forEach(
        (place, endings) -> {
          Expectation expectation =
              isEnd(story, place)
                  ? Expectation.certain(Playouts.ending(story.verdict().orElseThrow()))
                  : Expectation.of(endings.stream().map(Reviewer::get).toList());
          int turn = story.at(place).turn();
          moments.put(place, new Moment(place, turn, phase(story, place), expectation));
        });
  }

  private static boolean isEnd(Story story, int place) {
    return place == story.size() && story.verdict().isPresent();
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

  /** A change from one moment to the next; above 0 the Axis gains. */
  private record Swing(Moment before, Moment after, double size) {
    Side gainer() {
      return size > 0 ? Side.AXIS : Side.SOVIET;
    }
  }

  /** The changes that are no mere chance of the playouts, the largest first. */
  private static List<Swing> swings(SortedMap<Integer, Moment> moments) {
    double scale = scale(moments.values());
    List<Swing> swings = new ArrayList<>();
    Moment before = null;
    for (Moment after : moments.values()) {
      if (before != null && before.expectation().differs(after.expectation())) {
        Expectation was = before.expectation();
        Expectation is = after.expectation();
        double size =
            is.axisWins().value()
                - was.axisWins().value()
                + (is.margin().value() - was.margin().value()) / scale;
        if (Math.abs(size) >= NOISE) {
          swings.add(new Swing(before, after, size));
        }
      }
      before = after;
    }
    swings.sort(Comparator.comparingDouble(swing -> -Math.abs(swing.size())));
    return swings;
  }

  /**
   * How many points weigh as much as the certainty of winning: about the width of all intervals.
   */
  private static double scale(Collection<Moment> moments) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (Moment moment : moments) {
      low = Math.min(low, moment.expectation().margin().low());
      high = Math.max(high, moment.expectation().margin().high());
    }
    return Math.max(LEAST_SCALE, high - low);
  }
}
