/** The database: matches, seats and logs of orders. */
@NullMarked
package stavka.server.store;

import org.jspecify.annotations.NullMarked;
