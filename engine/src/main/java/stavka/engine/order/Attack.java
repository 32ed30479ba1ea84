package stavka.engine.order;

import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Plain;
import stavka.engine.value.Unit;

/**
 * Attack one or more enemy hexes together.
 *
 * @param support points of support committed at once, such as air points
 * @param supporters counters that take part without attacking, by name: squadrons, guns, columns
 */
public record Attack(@Unit Ints units, @Hex Ints targets, int support, @Plain @Unit Ints supporters)
    implements Order {
  /** An attack without named supporters. */
  public Attack(Ints units, Ints targets, int support) {
    this(units, targets, support, Ints.EMPTY);
  }
}
