/** UR/MG units and militia whose strength nobody knows yet [11.6, 22.5, 22.6]. */
@NullMarked
package stavka.rostov.cups;

import org.jspecify.annotations.NullMarked;
