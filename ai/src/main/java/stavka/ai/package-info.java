/** Bots that play any game through its contract. */
@NullMarked
package stavka.ai;

import org.jspecify.annotations.NullMarked;
