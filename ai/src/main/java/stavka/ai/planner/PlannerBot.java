package stavka.ai.planner;

import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.ai.Bot;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;

/** A player who plans each phase as a whole. */
public final class PlannerBot implements Bot {
  private final String name;
  private final Style style;
  private @Nullable Lore lore;
  private @Nullable MarchPlan march;

  private PlannerBot(String name, Style style) {
    this.name = name;
    this.style = style;
  }

  public static PlannerBot cadet() {
    return new PlannerBot("cadet", Style.STEADY);
  }

  public static PlannerBot colonel() {
    return new PlannerBot("colonel", Style.STEADY);
  }

  public static PlannerBot general() {
    return new PlannerBot("general", Style.STEADY);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Bot seat() {
    return new PlannerBot(name, style);
  }

  @Override
  public Order choose(Game game, Position position, Orders legal, RandomGenerator random) {
    Lore known = lore;
    if (known == null || !known.serves(game, position)) {
      known = new Lore(game, position);
      lore = known;
      march = null;
    }
    return switch (legal.activity()) {
      case MOVE -> move(known, position, legal);
      case ATTACK -> Battles.choose(known, position, legal, style);
      case SET_UP -> legal.suggestion().orElseGet(() -> legal.sample(random));
      case ANSWER -> Answers.choose(known, position, legal, style, random);
    };
  }

  private Order move(Lore known, Position position, Orders legal) {
    MarchPlan plan = march;
    if (plan == null || !plan.serves(position, legal.decision().side())) {
      plan = MarchPlan.make(known, position, legal, style);
      march = plan;
    }
    Order next = plan.next(legal);
    return next != null ? next : legal.suggestion().orElseThrow();
  }
}
