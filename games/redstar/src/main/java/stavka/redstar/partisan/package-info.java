/** Partisans and security divisions [11.0]. */
@NullMarked
package stavka.redstar.partisan;

import org.jspecify.annotations.NullMarked;
