/** Drawing units, and arrivals of all kinds [12.1, 14.0, 16.0]. */
@NullMarked
package stavka.guderian.arrival;

import org.jspecify.annotations.NullMarked;
