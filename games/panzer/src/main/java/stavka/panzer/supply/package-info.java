/** Supply through headquarters and leaders. */
@NullMarked
package stavka.panzer.supply;

import org.jspecify.annotations.NullMarked;
