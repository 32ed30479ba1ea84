/** Points and surrender [18.0]. */
@NullMarked
package stavka.redstar.victory;

import org.jspecify.annotations.NullMarked;
