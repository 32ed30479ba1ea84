package stavka.ai;

import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Advice;
import stavka.engine.play.Facts;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/** The best order found so far for units that move together. */
final class Search {
  /** How much better a hex must be than staying, so that units do not wander. */
  private static final double WORTH_MOVING = 0.3;

  /** What a step is worth in an overrun, beside where it leads. */
  private static final double OVERRUN = 3;

  private static final double NEVER = -1e9;

  private final Game game;
  private final Position position;
  private final Orders legal;
  private final Facts facts;
  private final Advice advice;
  private final Terrain terrain;
  private final Standing standing;
  private final Group group;
  private final Sleepers sleepers;
  private final int from;
  private final boolean fights;
  private double bestScore;
  private @Nullable Order best;

  Search(Game game, Position position, Orders legal, Terrain terrain, Ints units) {
    this.game = game;
    this.position = position;
    this.legal = legal;
    this.facts = game.facts();
    this.advice = game.advice();
    this.terrain = terrain;
    this.sleepers = new Sleepers(game, position, position.setting().roster().side(units.first()));
    this.standing = new Standing(terrain);
    terrain.lift(units);
    this.group = new Group(terrain, units);
    this.fights = facts.fights(units.first());
    this.from = position.onMap(units.first()) ? position.place(units.first()) : -1;
    this.bestScore = from < 0 ? NEVER : score(from) + WORTH_MOVING;
  }

  @Nullable Order best() {
    return best;
  }

  /** Looks at an order one of the units could be given, as an order to all of them. */
  void consider(Order order) {
    switch (order) {
      case Move move -> {
        double score = score(move.path().last()) - sleepers.cost(move);
        if (score > bestScore) {
          take(score, move, new Move(group.units(), move.path(), move.mode()));
        }
      }
      case Overrun overrun -> {
        Overrun together =
            overrun.units().size() > 1
                ? overrun
                : new Overrun(group.units(), overrun.path(), overrun.target(), overrun.by());
        double score = overrunScore(together) - sleepers.cost(together);
        if (score > bestScore) {
          take(score, overrun, together);
        }
      }
      default -> {}
    }
  }

  private void take(double score, Order offered, Order order) {
    if (roomFor(order)
        && (order.equals(offered) || legal.allows(order))
        && !sleepers.desertedBy(order)) {
      bestScore = score;
      best = order;
    }
  }

  /** Whether the units could stay where the order leads; an overrun may end where it began. */
  private boolean roomFor(Order order) {
    return switch (order) {
      case Move move -> facts.fits(position, move.units(), move.path().last());
      case Overrun overrun ->
          overrun.path().isEmpty() || facts.fits(position, overrun.units(), overrun.path().last());
      default -> true;
    };
  }

  private double score(int hex) {
    int unit = group.units().first();
    if (fights) {
      return standing.of(hex, group) + advice.footing(position, unit, hex);
    }
    OptionalDouble post = advice.post(position, unit, hex);
    return post.isPresent() ? post.getAsDouble() : support(hex);
  }

  /** Headquarters and markers stay behind many friends and away from enemies. */
  private double support(int hex) {
    double score = 0.5 * terrain.pull(hex) - terrain.around(terrain.enemyAttack, hex);
    for (int other = 0; other < position.counters(); other++) {
      if (position.onMap(other)
          && facts.fights(other)
          && from >= 0
          && position.counter(other).side() == position.counter(position.top(from)).side()) {
        int distance = terrain.grid().distance(hex, position.place(other));
        score += distance <= 3 ? 0.6 : distance <= 5 ? 0.2 : 0;
      }
    }
    return score;
  }

  /**
   * What an overrun promises: what it does to both sides, and where the group then stands, in the
   * enemy's hex or before it.
   */
  private double overrunScore(Overrun overrun) {
    int target = overrun.target();
    if (terrain.attack(overrun.units()) < 2 * terrain.enemyDefence[target]) {
      return NEVER;
    }
    Forecast forecast = game.forecast(position, overrun).orElse(null);
    if (forecast == null) {
      return NEVER;
    }
    int before = overrun.path().isEmpty() ? from : overrun.path().last();
    double through = Outcomes.cleared(forecast);
    double price = advice.price(position.setting().roster().side(overrun.units().first()));
    return through * score(target)
        + (1 - through) * score(before)
        + OVERRUN * Outcomes.balance(forecast, price);
  }
}
