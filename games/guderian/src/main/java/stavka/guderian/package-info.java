/** The rulebook of Panzergruppe Guderian. */
@NullMarked
package stavka.guderian;

import org.jspecify.annotations.NullMarked;
