/** The command line. */
@NullMarked
package stavka.app;

import org.jspecify.annotations.NullMarked;
