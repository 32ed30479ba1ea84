package stavka.rostov.declaration;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;

/** Orders of the defender that nobody else may read before they are opened. */
@Rule("14.31")
public interface SealedOrders {
  /** Opens the order of an attack and tells it; none if there is none. */
  RetreatOrder open(Draft draft, int number);

  /** Whether one lies, which everybody may know. */
  boolean lies(Position position, int number);
}
