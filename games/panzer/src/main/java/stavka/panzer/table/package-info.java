/** What both games lay on the table in the same way. */
@NullMarked
package stavka.panzer.table;

import org.jspecify.annotations.NullMarked;
