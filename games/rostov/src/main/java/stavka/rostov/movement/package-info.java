/** How units move [10, 11]. */
@NullMarked
package stavka.rostov.movement;

import org.jspecify.annotations.NullMarked;
