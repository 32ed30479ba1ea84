/** Soviets who are shut in lay down their arms [21]. */
@NullMarked
package stavka.rostov.surrender;

import org.jspecify.annotations.NullMarked;
