/** Headquarters and supply [10.0, 11.0]. */
@NullMarked
package stavka.kharkov.supply;

import org.jspecify.annotations.NullMarked;
