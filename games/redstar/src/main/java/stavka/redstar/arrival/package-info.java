/** Arrivals, promotions, and the Italian surrender [15.0, 16.0]. */
@NullMarked
package stavka.redstar.arrival;

import org.jspecify.annotations.NullMarked;
