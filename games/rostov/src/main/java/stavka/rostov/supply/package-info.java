/** Lines of supply, supply counters and bases [6]. */
@NullMarked
package stavka.rostov.supply;

import org.jspecify.annotations.NullMarked;
