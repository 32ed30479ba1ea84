/** The rulebook of Kharkov. */
@NullMarked
package stavka.kharkov;

import org.jspecify.annotations.NullMarked;
