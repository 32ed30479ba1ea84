package stavka.operational.combat;

import stavka.engine.position.Draft;

/** Where those go who are lost. */
@FunctionalInterface
public interface Removal {
  void remove(Draft draft, int unit);
}
