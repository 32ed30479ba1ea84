/** Who is supplied, and the moment at which it is judged. */
@NullMarked
package stavka.operational.supply;

import org.jspecify.annotations.NullMarked;
