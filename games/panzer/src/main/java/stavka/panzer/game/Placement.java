package stavka.panzer.game;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Place;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;

/** Putting units that wait on hexes of their player's choice. */
public interface Placement {
  /** Why units cannot be placed on a hex, or null. */
  @Nullable Objection objection(Position position, Place order);

  /** The hexes that may be thought of for a unit. */
  Ints hexes(Position position, int unit);

  /** Every hex a unit alone can be placed on. */
  default void forEachHex(Position position, int unit, Consumer<? super Place> action) {
    for (int hex : hexes(position, unit)) {
      Place order = new Place(Ints.of(unit), hex);
      if (objection(position, order) == null) {
        action.accept(order);
      }
    }
  }

  /**
   * Some hex for a unit: the first that will do, counted from a number on; null if there is none.
   */
  default @Nullable Place somewhere(Position position, int unit, int start) {
    Ints hexes = hexes(position, unit);
    for (int i = 0; i < hexes.size(); i++) {
      Place order = new Place(Ints.of(unit), hexes.get((start + i) % hexes.size()));
      if (objection(position, order) == null) {
        return order;
      }
    }
    return null;
  }
}
