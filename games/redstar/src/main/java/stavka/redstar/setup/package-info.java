/** The beginning of a scenario [1.4]. */
@NullMarked
package stavka.redstar.setup;

import org.jspecify.annotations.NullMarked;
