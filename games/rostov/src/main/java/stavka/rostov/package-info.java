/** Kiev to Rostov: Army Group South against the Southwestern and Southern Fronts, 1941. */
@NullMarked
package stavka.rostov;

import org.jspecify.annotations.NullMarked;
