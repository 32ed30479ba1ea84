/** How much may stand on a hex [3.3]. */
@NullMarked
package stavka.rostov.stacking;

import org.jspecify.annotations.NullMarked;
