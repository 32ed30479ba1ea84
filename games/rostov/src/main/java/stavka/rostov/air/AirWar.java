package stavka.rostov.air;

import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;

/**
 * All missions that fly are resolved, hex by hex.
 *
 * @param support whether they fly over declared attacks
 * @param first who flew first, and says first who fires
 */
@Rule({"13.14", "15.13", "17.31"})
public record AirWar(boolean support, Side first) implements Frame {}
