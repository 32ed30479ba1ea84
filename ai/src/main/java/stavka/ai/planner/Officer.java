package stavka.ai.planner;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/** Carries out one style of play, phase by phase, without looking further ahead. */
final class Officer {
  private final GameKnowledge lore;
  private final boolean concerts;
  private Style style;
  private @Nullable MarchPlan march;
  private @Nullable Followers followers;

  /**
   * @param concerts whether attacks are planned before the moves that make them possible
   */
  Officer(GameKnowledge lore, Style style, boolean concerts) {
    this.lore = lore;
    this.concerts = concerts;
    this.style = style;
  }

  /** Goes on in another style, from the next plan on. */
  void adopt(Style other) {
    style = other;
    march = null;
  }

  Order choose(Position position, Orders legal, RandomGenerator random) {
    if (legal.activity() == Activity.MOVE || legal.activity() == Activity.ATTACK) {
      Optional<Order> counsel = lore.game.advice().considered(position, legal);
      if (counsel.isPresent()) {
        return counsel.get();
      }
    }
    return switch (legal.activity()) {
      case MOVE -> move(position, legal, random);
      case ATTACK -> Battles.choose(lore, position, legal, style);
      case SET_UP -> legal.suggestion().orElseGet(() -> legal.sample(random));
      case ANSWER -> Answers.choose(lore, position, legal, style, random);
    };
  }

  private Order move(Position position, Orders legal, RandomGenerator random) {
    MarchPlan plan = march;
    boolean fresh = plan == null || !plan.serves(position, legal.decision().side());
    if (plan == null || fresh) {
      plan = MarchPlan.make(lore, position, legal, style, concerts);
    }
    Order next = plan.next(lore.game.facts(), position, legal);
    if (next == null && plan.opening() && !fresh) {
      plan = MarchPlan.make(lore, position, legal, style, concerts);
      next = plan.next(lore.game.facts(), position, legal);
    }
    march = plan;
    if (next == null) {
      next = followers(position, legal.decision().side()).next(position, legal);
    }
    if (next != null) {
      return next;
    }
    Optional<Order> last = lore.game.advice().afterMarches(position, legal);
    if (last.isPresent()) {
      return last.get();
    }
    Order end = new EndPhase();
    return legal.allows(end) ? end : legal.suggestion().orElseGet(() -> legal.sample(random));
  }

  private Followers followers(Position position, Side side) {
    Followers known = followers;
    if (known == null || !known.serves(position, side)) {
      known = new Followers(lore, position, side);
      followers = known;
    }
    return known;
  }
}
