/** Breakdown and build-up [17.0]. */
@NullMarked
package stavka.redstar.conversion;

import org.jspecify.annotations.NullMarked;
