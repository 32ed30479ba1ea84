package stavka.ai;

import java.util.random.RandomGenerator;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
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
   */
  Order choose(Game game, Position position, Orders legal, RandomGenerator random);
}
