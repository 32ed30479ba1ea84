/** Compiled hex maps: terrain, hexside features, networks, regions and places. */
@NullMarked
package stavka.engine.map;

import org.jspecify.annotations.NullMarked;
