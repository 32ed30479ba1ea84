/** Combat and overruns: who fights, how it is decided, and what follows. */
@NullMarked
package stavka.panzer.combat;

import org.jspecify.annotations.NullMarked;
