package stavka.redstar.model;

import stavka.engine.position.Position;

/** Tells whether a unit is in supply as things stand. */
@FunctionalInterface
public interface SupplyJudge {
  SupplyState judge(Position position, int unit);
}
