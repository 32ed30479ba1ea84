/** Whom a headquarters commands [6]. */
@NullMarked
package stavka.bautzen.command;

import org.jspecify.annotations.NullMarked;
