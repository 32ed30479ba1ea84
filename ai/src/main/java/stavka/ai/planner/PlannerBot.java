package stavka.ai.planner;

import java.util.List;
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
  private final String name;
  private final List<Style> styles;
  private final int samples;
  private @Nullable Lore lore;
  private @Nullable Officer officer;
  private int turn = -1;

  private PlannerBot(String name, List<Style> styles, int samples) {
    this.name = name;
    this.styles = styles;
    this.samples = samples;
  }

  /** One plan a phase. */
  public static PlannerBot cadet() {
    return new PlannerBot("cadet", List.of(Style.STEADY), 0);
  }

  public static PlannerBot colonel() {
    return new PlannerBot("colonel", List.of(Style.STEADY), 0);
  }

  public static PlannerBot general() {
    return new PlannerBot("general", Style.MANY, 2);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Bot seat() {
    return new PlannerBot(name, styles, samples);
  }

  @Override
  public Order choose(Game game, Position position, Orders legal, RandomGenerator random) {
    Lore known = lore;
    Officer player = officer;
    if (known == null || player == null || !known.serves(game, position)) {
      known = new Lore(game, position);
      player = new Officer(known, styles.getFirst());
      lore = known;
      officer = player;
      turn = -1;
    }
    if (samples > 0 && legal.activity() == Activity.MOVE && position.turn() != turn) {
      turn = position.turn();
      player.adopt(
          new Foresight(known).best(position, legal.decision().side(), styles, samples, random));
    }
    return player.choose(position, legal, random);
  }
}
