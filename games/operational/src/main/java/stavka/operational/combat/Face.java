package stavka.operational.combat;

import stavka.engine.position.Position;

/** A figure that a counter shows. */
@FunctionalInterface
public interface Face {
  int of(Position position, int unit);
}
