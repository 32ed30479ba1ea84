/** Cities and victory points [17.0]. */
@NullMarked
package stavka.kharkov.victory;

import org.jspecify.annotations.NullMarked;
