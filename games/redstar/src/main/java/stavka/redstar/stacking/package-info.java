/** Stacking [4.0]. */
@NullMarked
package stavka.redstar.stacking;

import org.jspecify.annotations.NullMarked;
