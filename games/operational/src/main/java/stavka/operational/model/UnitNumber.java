package stavka.operational.model;

import stavka.engine.position.Position;

/** A number that belongs to a unit in a position. */
@FunctionalInterface
public interface UnitNumber {
  int of(Position position, int unit);
}
