/** How points stand, and who has won. */
@NullMarked
package stavka.panzer.victory;

import org.jspecify.annotations.NullMarked;
