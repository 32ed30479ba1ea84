/** Supply of both sides and command by leaders [10.3, 11.0]. */
@NullMarked
package stavka.guderian.supply;

import org.jspecify.annotations.NullMarked;
