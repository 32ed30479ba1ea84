package stavka.ai;

import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.Insight;
import stavka.engine.play.Orders;
import stavka.engine.play.Side;
import stavka.engine.position.Position;

/** Goes once through a side's units in a movement phase and takes each where it stands best. */
final class MovePlanner {
  /** How much better a hex must be than staying, so that units do not wander. */
  private static final double WORTH_MOVING = 0.3;

  private int turn = -1;
  private int phase = -1;
  private int cursor;

  Order choose(Game game, Position position, Orders legal) {
    Side side = legal.decision().side();
    if (position.turn() != turn || position.phase() != phase) {
      turn = position.turn();
      phase = position.phase();
      cursor = 0;
    }
    Search search = new Search(game, position, new Terrain(game, position, side));
    while (cursor < position.counters()) {
      int unit = cursor++;
      if (position.counter(unit).side() == side) {
        search.begin(unit);
        legal.forUnit(unit, search::consider);
        if (search.best != null) {
          return search.best;
        }
      }
    }
    Order end = new EndPhase();
    return legal.allows(end) ? end : legal.suggestion().orElse(end);
  }

  /** The best order found so far for one unit. */
  private static final class Search {
    private final Game game;
    private final Position position;
    private final Insight insight;
    private final Terrain terrain;
    private final Standing standing;
    private int from;
    private int attack;
    private int defence;
    private boolean fights;
    private double bestScore;
    private @org.jspecify.annotations.Nullable Order best;

    Search(Game game, Position position, Terrain terrain) {
      this.game = game;
      this.position = position;
      this.insight = game.insight();
      this.terrain = terrain;
      this.standing = new Standing(terrain);
    }

    void begin(int unit) {
      best = null;
      fights = insight.fights(unit);
      from = position.onMap(unit) ? position.place(unit) : -1;
      attack = insight.attack(position, unit);
      defence = insight.defence(position, unit);
      bestScore = from < 0 ? -1e9 : score(from) + WORTH_MOVING;
    }

    void consider(Order order) {
      double score =
          switch (order) {
            case Move move -> score(move.path().last());
            case Overrun overrun -> overrunScore(overrun);
            default -> -1e9;
          };
      if (score > bestScore) {
        bestScore = score;
        best = order;
      }
    }

    private double score(int hex) {
      return fights ? standing.of(hex, from, attack, defence) : support(hex);
    }

    /** Headquarters and markers stay behind many friends and away from enemies. */
    private double support(int hex) {
      double score = 0.5 * terrain.pull(hex) - terrain.around(terrain.enemyAttack, hex);
      for (int other = 0; other < position.counters(); other++) {
        if (position.onMap(other)
            && insight.fights(other)
            && from >= 0
            && position.counter(other).side() == position.counter(position.top(from)).side()) {
          int distance = terrain.grid().distance(hex, position.place(other));
          score += distance <= 3 ? 0.6 : distance <= 5 ? 0.2 : 0;
        }
      }
      return score;
    }

    private double overrunScore(Overrun overrun) {
      int enemies = terrain.enemyDefence[overrun.target()];
      if (attack < 2 * enemies) {
        return -1e9;
      }
      Forecast forecast = game.forecast(position, overrun).orElse(null);
      return forecast == null
          ? -1e9
          : standing.of(overrun.target(), from, attack, defence) + 3 * Outcomes.balance(forecast);
    }
  }
}
