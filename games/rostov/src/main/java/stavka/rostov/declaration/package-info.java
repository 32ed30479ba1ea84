/** Attacks declared, and the orders sealed for them [12, 14.3]. */
@NullMarked
package stavka.rostov.declaration;

import org.jspecify.annotations.NullMarked;
