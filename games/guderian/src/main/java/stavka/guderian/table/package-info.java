/** What the game lays on the table. */
@NullMarked
package stavka.guderian.table;

import org.jspecify.annotations.NullMarked;
