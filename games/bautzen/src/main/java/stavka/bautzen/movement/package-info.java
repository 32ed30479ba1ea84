/** How units move [3, 4]. */
@NullMarked
package stavka.bautzen.movement;

import org.jspecify.annotations.NullMarked;
