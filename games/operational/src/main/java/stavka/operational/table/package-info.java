/** What games lay on the table in the same way. */
@NullMarked
package stavka.operational.table;

import org.jspecify.annotations.NullMarked;
