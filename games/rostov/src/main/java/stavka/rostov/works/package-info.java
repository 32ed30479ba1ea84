/** Fortifications, pontoons and railways as they lie [18, 19, 23.2]. */
@NullMarked
package stavka.rostov.works;

import org.jspecify.annotations.NullMarked;
