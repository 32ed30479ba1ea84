/** Interdiction markers of both sides and rail cuts [13.0]. */
@NullMarked
package stavka.guderian.interdiction;

import org.jspecify.annotations.NullMarked;
