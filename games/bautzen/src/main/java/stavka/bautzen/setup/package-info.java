/** How a match begins [13]. */
@NullMarked
package stavka.bautzen.setup;

import org.jspecify.annotations.NullMarked;
