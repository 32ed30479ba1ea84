/** Splitting, re-forming and entrenching [15.1, 15.2]. */
@NullMarked
package stavka.kharkov.regiment;

import org.jspecify.annotations.NullMarked;
