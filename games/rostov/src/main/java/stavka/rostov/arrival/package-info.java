/** Who comes onto the map and who leaves it [8]. */
@NullMarked
package stavka.rostov.arrival;

import org.jspecify.annotations.NullMarked;
