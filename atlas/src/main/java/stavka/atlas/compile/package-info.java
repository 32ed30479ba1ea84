/** The compiler: from a map plan and the gazetteer to a hex map. */
@NullMarked
package stavka.atlas.compile;

import org.jspecify.annotations.NullMarked;
