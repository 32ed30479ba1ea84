package stavka.ai;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Advice;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/**
 * A sensible player who never looks further than the next order: moves each unit where it stands
 * best, attacks at good odds, and settles everything else by what the position is worth afterwards.
 */
public final class GreedyBot implements Bot {
  private final MovePlanner moves = new MovePlanner();
  private final AttackPlanner attacks = new AttackPlanner();
  private final OnePly onePly = new OnePly();
  private @Nullable Attraction pull;

  @Override
  public String name() {
    return "greedy";
  }

  @Override
  public Bot seat() {
    return new GreedyBot();
  }

  @Override
  public Order choose(Game game, Position position, Orders legal, RandomGenerator random) {
    if (legal.activity() == Activity.SET_UP) {
      return legal.suggestion().orElseGet(() -> legal.sample(random));
    }
    return game.advice()
        .counsel(position, legal)
        .orElseGet(() -> unadvised(game, position, legal, random));
  }

  private Order unadvised(Game game, Position position, Orders legal, RandomGenerator random) {
    Side side = legal.decision().side();
    return switch (legal.activity()) {
      case MOVE -> moves.choose(game, position, legal, pull(game, position, side));
      case ATTACK -> attacks.choose(game, position, legal);
      default -> onePly.choose(game, position, legal, random, pull(game, position, side));
    };
  }

  private Attraction pull(Game game, Position position, Side side) {
    List<Advice.Objective> objectives = game.advice().objectives(position, side);
    Attraction now = Attraction.of(pull, position.grid(), objectives);
    pull = now;
    return now;
  }
}
