/** Air bases and air fleets [12.0]. */
@NullMarked
package stavka.redstar.air;

import org.jspecify.annotations.NullMarked;
