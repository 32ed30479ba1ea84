/** The bots there are, by name. */
@NullMarked
package stavka.ai.catalogue;

import org.jspecify.annotations.NullMarked;
