/** The Soviet war economy [14.0]. */
@NullMarked
package stavka.redstar.economy;

import org.jspecify.annotations.NullMarked;
