/** Supply, its states and its lack [10.0]. */
@NullMarked
package stavka.redstar.supply;

import org.jspecify.annotations.NullMarked;
