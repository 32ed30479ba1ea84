/** How points stand, and who has won [25]. */
@NullMarked
package stavka.rostov.victory;

import org.jspecify.annotations.NullMarked;
