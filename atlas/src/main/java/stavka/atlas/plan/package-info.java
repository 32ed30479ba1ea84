/** Map plans: the files that say how a map is cut out of the gazetteer. */
@NullMarked
package stavka.atlas.plan;

import org.jspecify.annotations.NullMarked;
