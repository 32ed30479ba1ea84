/** Everything true at one instant, immutable and compact. */
@NullMarked
package stavka.engine.position;

import org.jspecify.annotations.NullMarked;
