/** Bautzen 1945: a fragment of a rulebook, completed in its manner. */
@NullMarked
package stavka.bautzen;

import org.jspecify.annotations.NullMarked;
