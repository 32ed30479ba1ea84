/** Who is supplied. */
@NullMarked
package stavka.operational.supply;

import org.jspecify.annotations.NullMarked;
