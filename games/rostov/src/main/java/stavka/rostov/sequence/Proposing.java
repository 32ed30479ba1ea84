package stavka.rostov.sequence;

import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.position.Position;

/**
 * A kind of order for which the staff has a proposal, which a player in a hurry takes by one click.
 */
public interface Proposing {
  /** What the staff would order now, of all that may be; empty if nothing more. */
  Optional<Order> proposal(Position position);
}
