/** Attacks, results, retreats, advances, losses [9 to 11]. */
@NullMarked
package stavka.bautzen.combat;

import org.jspecify.annotations.NullMarked;
