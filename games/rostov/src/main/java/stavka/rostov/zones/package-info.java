/** Zones of control [3.4]. */
@NullMarked
package stavka.rostov.zones;

import org.jspecify.annotations.NullMarked;
