/** Places, points and levels [12]. */
@NullMarked
package stavka.bautzen.victory;

import org.jspecify.annotations.NullMarked;
