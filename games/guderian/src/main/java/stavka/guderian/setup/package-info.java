/** The Soviet set-up [5.0]. */
@NullMarked
package stavka.guderian.setup;

import org.jspecify.annotations.NullMarked;
