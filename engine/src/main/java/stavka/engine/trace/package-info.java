/** Lines of supply and command. */
@NullMarked
package stavka.engine.trace;

import org.jspecify.annotations.NullMarked;
