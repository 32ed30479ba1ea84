/** Set-up by both players [5.0]. */
@NullMarked
package stavka.kharkov.setup;

import org.jspecify.annotations.NullMarked;
