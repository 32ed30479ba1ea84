package stavka.ai.planner;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.ai.Bot;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;

/**
 * A player who plans each phase as a whole. Levels differ in how many plans they play out before
 * they choose one; a number of plans, not a time, so that a seed always gives the same match.
 */
public final class PlannerBot implements Bot {
  private final Level level;
  private @Nullable GameKnowledge lore;
  private @Nullable Officer officer;
  private int turn = -1;

  private PlannerBot(Level level) {
    this.level = level;
  }

  public static PlannerBot cadet() {
    return new PlannerBot(Level.CADET);
  }

  public static PlannerBot colonel() {
    return new PlannerBot(Level.COLONEL);
  }

  public static PlannerBot general() {
    return new PlannerBot(Level.GENERAL);
  }

  @Override
  public String name() {
    return level.name();
  }

  @Override
  public Bot seat() {
    return new PlannerBot(level);
  }

  @Override
  public Order choose(Game game, Position position, Orders legal, RandomGenerator random) {
    GameKnowledge known = lore;
    Officer player = officer;
    if (known == null || player == null || !known.serves(game, position)) {
      known = new GameKnowledge(game, position);
      player = new Officer(known, level.styles().getFirst(), level.concerts());
      lore = known;
      officer = player;
      turn = -1;
    }
    if (level.samples() > 0 && legal.activity() == Activity.MOVE && position.turn() != turn) {
      turn = position.turn();
      player.adopt(new Foresight(known).best(position, legal.decision().side(), level, random));
    }
    return player.choose(position, legal, random);
  }
}
