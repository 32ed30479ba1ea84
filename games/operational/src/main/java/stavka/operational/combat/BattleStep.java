package stavka.operational.combat;

import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;

/** One thing that is settled in a battle. */
public interface BattleStep {
  /** The battle as the step begins: whose part it is, and where. */
  default Battle begin(Position position, Battle battle) {
    return battle;
  }

  /**
   * Goes on where there is nothing to choose.
   *
   * @return the battle after that, {@link Battle#next} if the step is done, or null if someone must
   *     choose
   */
  @Nullable Battle proceed(Draft draft, Battle battle);

  default Orders orders(Position position, Battle battle) {
    throw new IllegalStateException("nobody chooses in " + this);
  }

  /**
   * Carries out a choice.
   *
   * @return the battle after it
   */
  default Battle carryOut(Draft draft, Battle battle, Order order) {
    throw new IllegalStateException("nobody chooses in " + this);
  }
}
