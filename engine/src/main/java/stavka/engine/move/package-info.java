/** Movement fields: the cheapest way to every hex in reach. */
@NullMarked
package stavka.engine.move;

import org.jspecify.annotations.NullMarked;
