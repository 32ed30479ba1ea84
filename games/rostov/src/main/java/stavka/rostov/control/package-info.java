/** Whose a hex is [3.2]. */
@NullMarked
package stavka.rostov.control;

import org.jspecify.annotations.NullMarked;
