/** Steps lost, and what becomes of what is eliminated [7.9, 15.7]. */
@NullMarked
package stavka.redstar.loss;

import org.jspecify.annotations.NullMarked;
