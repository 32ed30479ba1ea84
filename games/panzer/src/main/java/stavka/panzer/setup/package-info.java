/** Setting up. */
@NullMarked
package stavka.panzer.setup;

import org.jspecify.annotations.NullMarked;
