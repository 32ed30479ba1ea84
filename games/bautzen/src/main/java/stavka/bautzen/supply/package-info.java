/** Lines of supply, want, and logistic columns [7]. */
@NullMarked
package stavka.bautzen.supply;

import org.jspecify.annotations.NullMarked;
