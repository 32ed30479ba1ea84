package stavka.panzer.combat;

import stavka.engine.position.Position;

/** Judges supply, terrain and integration of all who would fight, at this instant. */
@FunctionalInterface
public interface Mustering {
  Muster muster(Position position, BattlePlan plan);
}
