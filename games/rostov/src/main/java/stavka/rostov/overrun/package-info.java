/** Overruns: attacks in the course of movement [11.4]. */
@NullMarked
package stavka.rostov.overrun;

import org.jspecify.annotations.NullMarked;
