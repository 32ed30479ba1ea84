/** Combat and what follows from it [15, 16]. */
@NullMarked
package stavka.rostov.combat;

import org.jspecify.annotations.NullMarked;
