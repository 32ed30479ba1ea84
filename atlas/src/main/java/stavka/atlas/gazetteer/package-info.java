/**
 * The gazetteer: towns, rivers, waters, ways, ground and fronts of the Eastern Front, by latitude
 * and longitude.
 */
@NullMarked
package stavka.atlas.gazetteer;

import org.jspecify.annotations.NullMarked;
