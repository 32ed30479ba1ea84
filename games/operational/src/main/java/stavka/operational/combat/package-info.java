/** Combat: who fights, how it is decided, and what follows. */
@NullMarked
package stavka.operational.combat;

import org.jspecify.annotations.NullMarked;
