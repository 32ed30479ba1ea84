/** Zones of control. */
@NullMarked
package stavka.engine.zone;

import org.jspecify.annotations.NullMarked;
