/**
 * The war in the air: readiness, missions, air combat, interdiction and support [9, 13, 15.1, 17].
 */
@NullMarked
package stavka.rostov.air;

import org.jspecify.annotations.NullMarked;
