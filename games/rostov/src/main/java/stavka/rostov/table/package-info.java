/** What lies open to everybody [14.31]. */
@NullMarked
package stavka.rostov.table;

import org.jspecify.annotations.NullMarked;
