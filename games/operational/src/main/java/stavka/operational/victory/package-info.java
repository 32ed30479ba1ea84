/** How points stand, and who has won. */
@NullMarked
package stavka.operational.victory;

import org.jspecify.annotations.NullMarked;
