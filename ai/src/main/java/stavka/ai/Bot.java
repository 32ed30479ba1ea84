package stavka.ai;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;

/** Someone who plays through the contract of a game alone. */
public interface Bot {
  String name();

  /** A player for one seat of one match; what it remembers is its own. */
  default Bot seat() {
    return this;
  }

  /**
   * Chooses one of the orders that may be given now.
   *
   * @param position as the side that must choose may imagine it, see {@link Game#imagine}
   * @param legal what {@code game} allows in {@code position}
   * @param random the bot's own stream, apart from the match's dice
   * @throws Forfeit if it loses the match here and now
   */
  Order choose(Game game, Position position, Orders legal, RandomGenerator random);

  /**
   * Told once, when the match it has a seat in is over, so that it can let go of what it holds.
   *
   * @param verdict null if the match was broken off
   */
  default void leave(@Nullable Verdict verdict) {}
}
