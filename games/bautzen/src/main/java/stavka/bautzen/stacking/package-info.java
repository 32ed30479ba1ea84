/** Who may stand together [5]. */
@NullMarked
package stavka.bautzen.stacking;

import org.jspecify.annotations.NullMarked;
