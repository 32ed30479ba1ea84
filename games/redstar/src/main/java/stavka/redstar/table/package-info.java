/** What the game lays on the table. */
@NullMarked
package stavka.redstar.table;

import org.jspecify.annotations.NullMarked;
