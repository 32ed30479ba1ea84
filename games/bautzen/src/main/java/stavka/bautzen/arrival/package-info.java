/** Who comes onto the map, when and where [7.3, 8]. */
@NullMarked
package stavka.bautzen.arrival;

import org.jspecify.annotations.NullMarked;
