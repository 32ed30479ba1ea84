/** Lost steps that come back [7.4]. */
@NullMarked
package stavka.rostov.rebuild;

import org.jspecify.annotations.NullMarked;
