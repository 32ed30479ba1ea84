/** The compiled map as a file: format {@code stavka-map}, described in docs/formats.md. */
@NullMarked
package stavka.formats.map;

import org.jspecify.annotations.NullMarked;
