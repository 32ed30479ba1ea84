/** Movement, rail, overruns, disengagement and the sectors [6.0, 7.0]. */
@NullMarked
package stavka.kharkov.movement;

import org.jspecify.annotations.NullMarked;
