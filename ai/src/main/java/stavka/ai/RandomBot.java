package stavka.ai;

import java.util.random.RandomGenerator;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;

/** Takes any legal order, weighted only so that matches come to an end. */
public final class RandomBot implements Bot {
  @Override
  public String name() {
    return "random";
  }

  @Override
  public Order choose(Game game, Position position, Orders legal, RandomGenerator random) {
    return legal.sample(random);
  }
}
