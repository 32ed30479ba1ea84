/** What is laid before the players. */
@NullMarked
package stavka.bautzen.table;

import org.jspecify.annotations.NullMarked;
