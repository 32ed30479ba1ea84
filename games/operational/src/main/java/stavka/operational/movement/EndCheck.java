package stavka.operational.movement;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;

/** Why units cannot end their movement on a hex, or null. */
@FunctionalInterface
public interface EndCheck {
  @Nullable Objection objection(Position position, Ints units, int hex);
}
