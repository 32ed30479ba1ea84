/** Soviet army reserves [6.7]. */
@NullMarked
package stavka.kharkov.reserve;

import org.jspecify.annotations.NullMarked;
