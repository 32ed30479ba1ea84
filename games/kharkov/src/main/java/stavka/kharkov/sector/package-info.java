/** The southern sector [6.5]. */
@NullMarked
package stavka.kharkov.sector;

import org.jspecify.annotations.NullMarked;
