/** Supply by air [13.2]. */
@NullMarked
package stavka.kharkov.air;

import org.jspecify.annotations.NullMarked;
