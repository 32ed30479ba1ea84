/** How disrupted units recover. */
@NullMarked
package stavka.panzer.recovery;

import org.jspecify.annotations.NullMarked;
