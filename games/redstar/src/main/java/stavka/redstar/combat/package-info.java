/** Combat, its results, and overruns once they are joined [7.0, 8.0]. */
@NullMarked
package stavka.redstar.combat;

import org.jspecify.annotations.NullMarked;
