package stavka.redstar.combat;

import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/** The hexes that units stand on, in their order. */
final class Origins {
  private Origins() {}

  static Ints of(Position position, Ints units) {
    return Ints.of(units.stream().map(position::place).toArray());
  }
}
