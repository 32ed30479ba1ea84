/** Movement, stacking and the special rules of the first turn [5.2, 6.0, 7.0]. */
@NullMarked
package stavka.guderian.movement;

import org.jspecify.annotations.NullMarked;
