package stavka.ai.review;

import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.ai.Bot;
import stavka.ai.GreedyBot;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/** Plays matches on to their end, both sides by the same quick bot. */
final class Playouts {
  private static final int ENDLESS = 100_000;

  private Playouts() {}

  /**
   * @param position the playout's own, with dice of its own
   * @throws CancellationException if its thread is interrupted
   */
  static Expectation.Ending play(Game game, Position position, long seed) {
    RandomGenerator random = new SplittableRandom(seed);
    Bot axis = new GreedyBot();
    Bot soviet = new GreedyBot();
    Position now = position;
    for (int orders = 0; orders < ENDLESS; orders++) {
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException("interrupted");
      }
      Verdict verdict = game.verdict(now).orElse(null);
      if (verdict != null) {
        return ending(verdict);
      }
      Decision decision = game.decision(now);
      Position seen = game.imagine(now, decision.side(), random.nextLong());
      Order order =
          (decision.side() == Side.AXIS ? axis : soviet)
              .choose(game, seen, game.legal(seen), random);
      if (!(game.submit(now, order) instanceof Ruling.Accepted accepted)) {
        throw new IllegalStateException("the bot gave " + order + ", which is refused");
      }
      now = accepted.position();
    }
    throw new IllegalStateException("no end after " + ENDLESS + " orders");
  }

  static Expectation.Ending ending(Verdict verdict) {
    @Nullable Side winner = verdict.winner();
    return new Expectation.Ending(
        winner == null ? 0.5 : winner == Side.AXIS ? 1 : 0,
        verdict.axisPoints() - verdict.sovietPoints());
  }
}
