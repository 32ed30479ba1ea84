package stavka.kharkov.movement;

import stavka.engine.position.Frame;
import stavka.engine.value.Hex;

/** The Soviet player may occupy a hex that disengaging units have just left [6.62]. */
public record Pursuit(@Hex int hex) implements Frame {}
