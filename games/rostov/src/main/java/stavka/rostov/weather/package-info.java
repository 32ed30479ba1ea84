/** Weather and ice [5]. */
@NullMarked
package stavka.rostov.weather;

import org.jspecify.annotations.NullMarked;
