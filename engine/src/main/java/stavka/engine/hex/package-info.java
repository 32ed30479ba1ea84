/**
 * Hex grids of both orientations and the numberings printed on maps; names are kept apart from
 * geometry.
 */
@NullMarked
package stavka.engine.hex;

import org.jspecify.annotations.NullMarked;
