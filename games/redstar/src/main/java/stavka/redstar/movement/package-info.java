/** Movement of every kind [3.0], and the approach of overruns [8.0]. */
@NullMarked
package stavka.redstar.movement;

import org.jspecify.annotations.NullMarked;
