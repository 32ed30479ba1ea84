/** Places, divisions destroyed and victory [15.0]. */
@NullMarked
package stavka.guderian.victory;

import org.jspecify.annotations.NullMarked;
