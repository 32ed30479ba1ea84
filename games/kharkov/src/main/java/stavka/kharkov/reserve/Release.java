package stavka.kharkov.reserve;

import stavka.engine.position.Frame;
import stavka.engine.value.Unit;

/**
 * An Axis unit has come close to a reserve marker: the Soviet player may, or next to it must,
 * commit the whole reserve [6.75].
 */
public record Release(@Unit int marker, boolean compulsory) implements Frame {}
