/** Movement as both books have it: who moves, what holds a march back, who may overrun whom. */
@NullMarked
package stavka.panzer.movement;

import org.jspecify.annotations.NullMarked;
