/** Lines of supply and command as both games show them. */
@NullMarked
package stavka.panzer.table;

import org.jspecify.annotations.NullMarked;
