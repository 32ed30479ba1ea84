package stavka.engine.event;

import stavka.engine.value.Plain;
import stavka.engine.value.Unit;

/**
 * An untried unit was turned over.
 *
 * @param marker the type of the marker it drew, where that says more than its figures do
 */
public record Revealed(@Unit int unit, int attack, int defence, String rule, @Plain String marker)
    implements Event {
  /** Of a unit whose figures are all there is to know. */
  public Revealed(@Unit int unit, int attack, int defence, String rule) {
    this(unit, attack, defence, rule, "");
  }
}
