package stavka.ai;

import stavka.engine.order.Attack;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Advice;
import stavka.engine.play.Facts;
import stavka.engine.play.Game;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** What a side would bring upon itself that leaves it alone for now: an army that sleeps, say. */
public final class Sleepers {
  private final Game game;
  private final Facts facts;
  private final Advice advice;
  private final Position position;
  private final Side side;
  private final Ints watch;

  public Sleepers(Game game, Position position, Side side) {
    this.game = game;
    this.facts = game.facts();
    this.advice = game.advice();
    this.position = position;
    this.side = side;
    this.watch = advice.watch(position, side);
  }

  /** What it costs that an order enters or attacks the hexes it does. */
  double cost(Order order) {
    return switch (order) {
      case Move move -> dearest(move.path());
      case Overrun overrun -> Math.max(dearest(overrun.path()), at(overrun.target()));
      case Attack attack -> dearest(attack.targets());
      default -> 0;
    };
  }

  /** What it costs that an order has led to a position: as much as the worst, if somebody woke. */
  public double cost(Position after) {
    if (watch.isEmpty()
        || after.turn() != position.turn()
        || !advice.watch(after, side).isEmpty()) {
      return 0;
    }
    double most = 0;
    for (int hex = 0; hex < position.grid().size(); hex++) {
      most = Math.max(most, at(hex));
    }
    return most;
  }

  private double dearest(Ints hexes) {
    double most = 0;
    for (int i = 0; i < hexes.size(); i++) {
      most = Math.max(most, at(hexes.get(i)));
    }
    return most;
  }

  private double at(int hex) {
    return advice.provocation(position, side, hex);
  }

  /** Whether a march gives up a hex that was watched before it. */
  boolean desertedBy(Order order) {
    if (watch.isEmpty()
        || !(order instanceof Move move)
        || !near(position.place(move.units().first()))) {
      return false;
    }
    return game.submit(position, order) instanceof Ruling.Accepted accepted
        && unwatched(accepted.position()) > unwatched(position);
  }

  private boolean near(int place) {
    for (int i = 0; i < watch.size() && place < position.grid().size(); i++) {
      if (position.grid().distance(place, watch.get(i)) <= 1) {
        return true;
      }
    }
    return false;
  }

  /** How many hexes that should be watched are not. */
  private int unwatched(Position at) {
    int count = 0;
    for (int i = 0; i < watch.size(); i++) {
      int hex = watch.get(i);
      int top = at.top(hex);
      boolean held = top != Position.NOBODY && at.setting().roster().side(top) == side;
      count += held || facts.zone(at, side, hex) ? 0 : 1;
    }
    return count;
  }
}
