/** Supply and command: what both games judge in the same way. */
@NullMarked
package stavka.panzer.supply;

import org.jspecify.annotations.NullMarked;
