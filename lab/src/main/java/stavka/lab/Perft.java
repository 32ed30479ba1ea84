package stavka.lab;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;

/** Counts the ways play can go on: a number that changes when legality does. */
public final class Perft {
  private Perft() {}

  /**
   * How many sequences of that many listed orders begin at a position; a match that is over has
   * none.
   */
  public static long count(Game game, Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (game.verdict(position).isPresent()) {
      return 0;
    }
    List<Order> orders = new ArrayList<>();
    game.legal(position).forEach(orders::add);
    long sequences = 0;
    for (Order order : orders) {
      if (!(game.submit(position, order) instanceof Ruling.Accepted accepted)) {
        throw new NonConformance("a listed order is refused: " + order);
      }
      sequences += count(game, accepted.position(), depth - 1);
    }
    return sequences;
  }
}
