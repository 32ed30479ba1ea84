/** The gazetteer of the Eastern Front and the compiler of hex maps. */
@NullMarked
package stavka.atlas;

import org.jspecify.annotations.NullMarked;
