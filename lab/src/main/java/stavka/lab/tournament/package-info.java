/** Bots rated against one another. */
@NullMarked
package stavka.lab.tournament;

import org.jspecify.annotations.NullMarked;
