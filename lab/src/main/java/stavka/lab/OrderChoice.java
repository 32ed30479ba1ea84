package stavka.lab;

import java.util.Collection;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.ai.Bot;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * Chooses the orders of a conformance match: rare ones first, else one at random, or a bot's, so
 * that positions of sensible play are tried, too.
 */
final class OrderChoice {
  private static final int STRAYS_ONE_IN = 8;

  private final Game game;
  private final RandomGenerator random;
  private final RareOrders rare;
  private final @Nullable Bot axis;
  private final @Nullable Bot soviet;

  /**
   * @param leader the bot that chooses most orders, or null
   */
  OrderChoice(Game game, RandomGenerator random, RareOrders rare, @Nullable Bot leader) {
    this.game = game;
    this.random = random;
    this.rare = rare;
    this.axis = leader == null ? null : leader.seat();
    this.soviet = leader == null ? null : leader.seat();
  }

  /**
   * Returns the order to give.
   *
   * @param sampled one at random
   * @param others orders that could be rare
   */
  Order next(Position position, Orders legal, Order sampled, Collection<Order> others) {
    Order order = rare.rarest(others, position).orElse(null);
    if (order == null) {
      Side side = legal.decision().side();
      Bot bot = side == Side.AXIS ? axis : soviet;
      boolean strays = bot == null || random.nextInt(STRAYS_ONE_IN) == 0;
      order = strays || bot == null ? sampled : advised(bot, position, side);
    }
    rare.gave(order, position);
    return order;
  }

  private Order advised(Bot bot, Position position, Side side) {
    Position seen = game.imagine(position, side, random.nextLong());
    return bot.choose(game, seen, game.legal(seen), random);
  }
}
