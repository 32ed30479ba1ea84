/** Control of cities and ports [9.0], and what else follows from coming to a hex. */
@NullMarked
package stavka.redstar.control;

import org.jspecify.annotations.NullMarked;
