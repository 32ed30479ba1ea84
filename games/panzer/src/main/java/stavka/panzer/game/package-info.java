/** What is true of positions of both books. */
@NullMarked
package stavka.panzer.game;

import org.jspecify.annotations.NullMarked;
