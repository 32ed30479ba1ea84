package stavka.panzer.movement;

import stavka.engine.order.Overrun;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.OverrunRules;

/** Overruns at the price, and with the battle, that both books know. */
public interface PanzerOverrunRules extends OverrunRules {
  PanzerOverruns shared();

  @Override
  default int price(Position position, Side side) {
    return PanzerOverruns.PRICE;
  }

  @Override
  default void fight(Draft draft, MovePhase phase, Overrun order, Ints spent) {
    shared().fight(draft, phase, order, spent);
  }
}
