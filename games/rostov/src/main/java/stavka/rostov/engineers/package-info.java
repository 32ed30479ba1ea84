/** What is built, converted, cut, blown and mended in the engineer phases [18.3, 19, 23.1]. */
@NullMarked
package stavka.rostov.engineers;

import org.jspecify.annotations.NullMarked;
