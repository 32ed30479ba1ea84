/** Steps lost, where the lost go, and what they count for [16.2]. */
@NullMarked
package stavka.rostov.losses;

import org.jspecify.annotations.NullMarked;
